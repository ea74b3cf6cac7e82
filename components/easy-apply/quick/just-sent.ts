type Sent = { at: number; applicationFormId: string | null }

/** So long the list may take to have a new application. */
const isNewMs = 60_000

const sent = new Map<string, Sent>()

/** An application for the person with this address was sent from this page, and the partner has it. */
export function noteSent(email: string, applicationFormId: string | null, now = Date.now()) {
  sent.set(keyOf(email), { at: now, applicationFormId })
}

/** Whether one that was just sent is not yet among these applications of a person, the open one and others. */
export function isSentUnlisted(email: string, listed: ReadonlySet<string>, now = Date.now()): boolean {
  const last = sent.get(keyOf(email))
  if (!last || now - last.at > isNewMs) return false
  const { applicationFormId } = last
  return applicationFormId === null ? listed.size < 2 : !listed.has(`id:${applicationFormId}`)
}

const keyOf = (email: string) => email.trim().toLowerCase()
