import { expect } from 'vitest'
import type { DeskClient } from './desk-client'
import { applicationOf, startRunOf, untilOver, untilSucceeded } from './rows-of-run'
import type { Work } from './work-under-way'

/**
 * What is held, as shown on the pages: how many writes, and the text of the review with the reason. Null when no page
 * says that anything is held.
 */
export async function readHeld(person: DeskClient): Promise<{ writes: number; review: string } | null> {
  const hasBanner = (await readPage(person, '/connection')).includes('Held after restore.')
  const review = await readPage(person, '/held-writes')
  expect(review.includes('Nothing is held.')).toBe(!hasBanner)
  if (!hasBanner) return null
  return { writes: Number(/Discard (?:all )?(\d+) write/.exec(review)?.[1]), review }
}

/**
 * Signs in anew until the person sees what is held: a session that was opened before the desk noticed the restore has
 * ended as well. Only for restores: fails if the earlier session is still open then.
 */
export async function signInAfterRestore(person: DeskClient): Promise<void> {
  const before = person.cookie
  const heldOnceSignedIn = async () => {
    if ((await person.request('/held-writes')).status === 307) await person.signIn()
    return readHeld(person)
  }
  await expect.poll(heldOnceSignedIn).not.toBeNull()
  expect(person.cookie).not.toBe(before)
}

/** Decides everything the page shows; writes in flight may still end, and then the page is read again. */
export async function decideAllHeld(person: DeskClient, what: 'send' | 'discard'): Promise<void> {
  const decide = async () => {
    const held = await readHeld(person)
    return person.action('decideHeldAction', { what, target: { of: 'all' }, count: held?.writes ?? 0 })
  }
  await expect.poll(decide).toContain('"state":"decided"')
}

/** Finds the held job, created since, in the partner's list, and confirms as a person that it is the one. */
export async function chooseCreatedJob(person: DeskClient, { job }: Work): Promise<void> {
  const checked = await person.post('/api/held-writes/check', { id: job })
  expect(await checked.json()).toMatchObject({ candidates: 1, failure: null })
  const dispatch = JSON.stringify((await person.read(`/api/dispatches/${job}`)).json)
  const candidateId = /"candidates":\[\{"id":"([^"]+)"/.exec(dispatch)?.[1]
  expect(await person.action('decideAction', { id: job, decision: { what: 'choose', candidateId } })).toContain(
    '"state":"decided"',
  )
  await untilSucceeded(person, job)
}

/** Expects that the desk sends new writes, single and in bulk, but nothing of the held work. */
export async function expectNothingLeaves(person: DeskClient, work: Work): Promise<void> {
  const before = (await work.log()).length
  const id = crypto.randomUUID()
  const email = `new.${id}@example.com`
  const input = { id, body: applicationOf(email), isAgain: false }
  expect(await person.apply(input)).toContain('"state":"recorded"')
  await untilSucceeded(person, id)
  await untilOver(person, await startRunOf(person, [`one.${email}`, `two.${email}`]))
  expect(await work.log()).toHaveLength(before)
}

async function readPage(person: DeskClient, path: string): Promise<string> {
  const answer = await person.request(path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
