import Bowser from 'bowser'
import { accountAnswers } from './words'

/** As it is stored; `deviceInWords` reads it in each person's language. */
export const unknownDevice = 'Unknown device'

/** A browser and its system as a person calls them ("Firefox on Windows"), from a User-Agent of any content. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return unknownDevice
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length === 0 ? unknownDevice : names.join(' on ').slice(0, 80)
}

/** A stored name in the reader's language. */
export function deviceInWords(name: string | null): string {
  if (!name || name === unknownDevice) return accountAnswers.unknownDevice
  const [, browser, system] = /^(.+) on (.+)$/u.exec(name) ?? []
  return browser && system ? accountAnswers.device({ browser, system }) : name
}
