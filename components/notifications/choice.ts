/** Cookie with the id of the user who wants notifications in this browser. */
const cookieName = 'notify-newcomers'
/** When this browser last showed a notification, in milliseconds; shared by all tabs of the desk. */
const shownName = 'notified-newcomers'

const yearSeconds = 31_536_000

const listeners = new Set<() => void>()

/** Whether the user has switched notifications on in this browser. */
export function isNotified(personId: string): boolean {
  return readCookie(cookieName) === encodeURIComponent(personId)
}

/** Switches notifications on or off for the user, in this browser only. */
export function setNotified(personId: string, isOn: boolean): void {
  writeCookie(cookieName, isOn ? encodeURIComponent(personId) : '', isOn ? yearSeconds : 0)
  for (const listener of listeners) listener()
}

/** Calls back after each change in this tab. */
export function onNotified(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function lastShownAt(): number {
  return Number(readCookie(shownName) ?? 0)
}

export function noteShown(at: number): void {
  writeCookie(shownName, String(at), yearSeconds)
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
