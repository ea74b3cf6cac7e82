import { valueKindOf } from '@/lib/records/kind-of'

/** Whether the text of a phone field is one number and nothing else, such as a second number or an extension. */
export function isOneNumber(text: string): boolean {
  return valueKindOf(text) === 'phone' || /^\d[\d ().-]{3,20}\d$/.test(text)
}

/** The link that dials a phone number. */
export function phoneHref(number: string): string {
  // "+49 (0)170 …": the 0 is dialled only without the country code.
  const dialled = number.startsWith('+') ? number.replace('(0)', '') : number
  return `tel:${dialled.replaceAll(/[^+\d]/g, '')}`
}
