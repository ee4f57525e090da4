/** Signs out here: deletes everything about the account from this browser. */
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
