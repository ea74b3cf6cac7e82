import type { AskedField } from '../../forms/asked-field'
import type { PartnerFailure } from './failure'

const mostNamed = 5

/**
 * The failure of a write that was refused for fields that the desk's form does not have: nobody who filled the form in
 * has done anything wrong. `isRow`: it is a row of a run, which has no form to fill in.
 */
export function withAskedFields(failure: PartnerFailure, asks: AskedField[], isRow: boolean): PartnerFailure {
  if (asks.length === 0) return failure
  const names = asks.slice(0, mostNamed).map(({ field }) => `“${field}”`)
  const list = new Intl.ListFormat('en').format(asks.length > mostNamed ? [...names, 'others'] : names)
  const has = isRow ? 'which the rows do not have' : 'which the form does not have'
  return {
    ...failure,
    asks,
    short: 'Form doesn’t match',
    title: 'The desk’s form doesn’t match this partner',
    meaning: `The partner asks for ${list}, ${has}.`,
    nextStep: isRow
      ? 'Ask your admin to add it to the form. Then download the failed rows, and upload them with a column for it.'
      : 'It was added to your form: fill it in and submit again. Ask your admin to add it for everyone.',
    adminStep: isRow
      ? 'Add it under Connection, Forms. Then download the failed rows, and upload them with a column for it.'
      : 'It was added to your form: fill it in and submit again. To add it for everyone, open Connection, Forms.',
    turn: 'admin',
  }
}
