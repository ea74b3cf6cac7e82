import { fieldsWithAlarms } from '../connection/drift/mapping-alarms'
import { profile, profileVersion } from '../connection/profile'
import { type NewVersion, saveProfileVersion } from '../connection/versions/profile-versions'
import { listJobs } from '../jobs/list-jobs'

/** Orders about the field profile, for a desk in a separate process (desk-child.ts). */
export type ProfileOrder =
  | { what: 'save-profile'; id: string; body: Omit<NewVersion, 'person'> }
  | { what: 'list-jobs'; id: string; body: { times: number } }
  | { what: 'tell-profile'; id: string; body: object }

export function isProfileOrder(order: { what: string }): order is ProfileOrder {
  return ['save-profile', 'list-jobs', 'tell-profile'].includes(order.what)
}

/** Prints `profile <JSON>`, the profile in force at this desk; or `listed` after listing the jobs that many times. */
export async function obeyProfileOrder(order: ProfileOrder, person: { id: string; name: string }): Promise<void> {
  if (order.what === 'save-profile') {
    const saved = await saveProfileVersion({ ...order.body, person })
    if (saved.state !== 'saved') throw new Error(`The profile was not saved: ${JSON.stringify(saved)}`)
  }
  if (order.what === 'list-jobs') {
    for (let at = 0; at < order.body.times; at += 1) await listJobs()
    return console.log('listed')
  }
  const { jobs, easyApply } = profile()
  const told = {
    version: profileVersion(),
    title: jobs.title,
    enqueue: easyApply.enqueue ?? null,
    alarms: fieldsWithAlarms(),
  }
  console.log(`profile ${JSON.stringify(told)}`)
}
