type Sent = { at: number; applicationFormId: string | null }

/** So long the list may take to have a new application. */
const isNewMs = 60_000

const sent = new Map<string, Sent>()

/** An application for the person with this address was sent from this page, and the partner has it. */
export function noteSent(email: string, applicationFormId: string | null, now = Date.now()) {
  sent.set(keyOf(email), { at: now, applicationFormId })
}

/** Whether an application that was just sent is not yet among those listed, given by their keys. */
export function isSentUnlisted(email: string, listed: readonly string[], now = Date.now()): boolean {
  const last = sent.get(keyOf(email))
  if (!last || now - last.at > isNewMs) return false
  const { applicationFormId } = last
  return applicationFormId === null ? listed.length === 0 : !listed.includes(`id:${applicationFormId}`)
}

const keyOf = (email: string) => email.trim().toLowerCase()
