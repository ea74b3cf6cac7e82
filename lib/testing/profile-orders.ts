import { profile, profileVersion } from '../connection/profile'
import { type NewVersion, saveProfileVersion } from '../connection/profile-versions'

/** Orders about the field profile for a desk in a separate process (desk-child.ts). */
export type ProfileOrder =
  | { what: 'save-profile'; id: string; body: Omit<NewVersion, 'person'> }
  | { what: 'tell-profile'; id: string; body: object }

export function isProfileOrder(order: { what: string }): order is ProfileOrder {
  return order.what === 'save-profile' || order.what === 'tell-profile'
}

/** Says `profile <JSON>`: what is in force at this desk. */
export async function obeyProfileOrder(order: ProfileOrder, person: { id: string; name: string }): Promise<void> {
  if (order.what === 'save-profile') {
    const saved = await saveProfileVersion({ ...order.body, person })
    if (saved.state !== 'saved') throw new Error(`The profile was not saved: ${JSON.stringify(saved)}`)
  }
  const { jobs, easyApply } = profile()
  const told = { version: profileVersion(), title: jobs.title, enqueue: easyApply.enqueue ?? null }
  console.log(`profile ${JSON.stringify(told)}`)
}
