/** The end of being signed in here: nothing of the account stays behind in this browser. */
import { forgetSeats } from "../../api";
import { me } from "../../me.svelte";
import { account } from "./calls";

export async function signOut(): Promise<void> {
  const guest = await account.signOut();
  forgetSeats();
  me.take(guest);
}

export async function deleteAccount(password: string): Promise<void> {
  const guest = await account.remove(password);
  forgetSeats();
  me.take(guest);
}
