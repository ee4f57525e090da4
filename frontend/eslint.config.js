import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const unused = "^_";

export default ts.config(
  { ignores: ["src/**/*.generated.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // prettier decides about the format
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // TypeScript checks this
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: unused, varsIgnorePattern: unused, destructuredArrayIgnorePattern: unused },
      ],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check decides about these
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space at the edge of a block
      "svelte/prefer-svelte-reactivity": "off", // no template reads these maps and sets
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/shell/Icon.svelte", "src/games/*/{Mark,Tile}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // drawings of ours, never text of players
  },
  {
    files: ["src/games/*/{fold,types}.ts", "tests/**"],
    rules: { "@typescript-eslint/no-explicit-any": "off" }, // fields that events name, and fake servers
  },
  { files: ["*.config.*", "tests/**"], languageOptions: { globals: globals.node } },
);
