import { vi } from 'vitest'

/** Makes later imports behave as in a process that has just started, so that one file can be many desks in turn. */
export function startAfresh(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('partner-desk.')) Reflect.deleteProperty(globalThis, key)
  vi.resetModules()
}
