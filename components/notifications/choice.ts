import { keepCookie } from '../ui/keep-cookie'

/** Cookie with the id of the user who wants notifications in this browser. */
const cookieName = 'notify-newcomers'
/** When this browser last showed a notification, in milliseconds; shared by all tabs of the desk. */
const shownName = 'notified-newcomers'
/** Until when newcomers were counted since the desk was last in view; shared likewise. */
const countedName = 'counted-newcomers'

const listeners = new Set<() => void>()

/** Whether the user has switched notifications on in this browser. */
export function isNotified(personId: string): boolean {
  return readCookie(cookieName) === encodeURIComponent(personId)
}

/** Switches notifications on or off for the user, in this browser only. */
export function setNotified(personId: string, isOn: boolean): void {
  if (isOn) keepCookie(cookieName, encodeURIComponent(personId))
  else keepCookie(cookieName, '', 0)
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
  keepCookie(shownName, String(at))
}

export function countedUntil(): string | null {
  return readCookie(countedName) ?? null
}

export function keepCountedUntil(until: string): void {
  keepCookie(countedName, until)
}

/** The desk is in view: newcomers count from when it no longer is. */
export function forgetCounted(): void {
  keepCookie(countedName, '', 0)
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}
