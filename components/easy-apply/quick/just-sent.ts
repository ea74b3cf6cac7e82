type Sent = { at: number; applicationFormId: string | null }

/** How long a new application may take to appear in the list. */
const listingDelayMs = 60_000

const sent = new Map<string, Sent>()

/** Notes that an application for the person with this address was sent from this page and the partner has it. */
export function noteSent(email: string, applicationFormId: string | null, now = Date.now()) {
  sent.set(keyOf(email), { at: now, applicationFormId })
}

/**
 * Whether an application sent just now is still missing from the person's listed applications, the open one included.
 */
export function isSentUnlisted(email: string, listed: ReadonlySet<string>, now = Date.now()): boolean {
  const last = sent.get(keyOf(email))
  if (!last || now - last.at > listingDelayMs) return false
  const { applicationFormId } = last
  return applicationFormId === null ? listed.size < 2 : !listed.has(`id:${applicationFormId}`)
}

const keyOf = (email: string) => email.trim().toLowerCase()
