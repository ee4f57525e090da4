import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { settings } from "./settings.svelte";

startRouter();
await settings.start();
mount(App, { target: document.getElementById("app")! });
