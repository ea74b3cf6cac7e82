import type { AskedField } from '../../forms/asked-field'
import type { UnwantedField } from '../../forms/find-unwanted-fields'
import { listInWords } from '../../text/intl-formats'
import { inLanguage } from '../../text/language'
import type { PartnerFailure } from './failure'
import { mismatchWords } from './mismatch/words'
import type { FailureWords } from './words'

type Mismatch = { asks: AskedField[]; unwanted: UnwantedField[] }

type Steps = { nextStep: string; adminStep: string }

/** The source of the values: a form, the fields beside the AI chat's list, or a row of a run. */
type FieldSource = 'form' | 'chat' | 'row'

/**
 * Adapts the failure of a write that was refused because the desk's form lacks fields, or has fields that the partner
 * does not accept: whoever filled the form in did nothing wrong. `isRow`: a run's row, which has no form to fill in.
 */
export function withFormMismatch(failure: PartnerFailure, mismatch: Mismatch, isRow: boolean): PartnerFailure {
  const { asks, unwanted } = mismatch
  if (asks.length === 0 && unwanted.length === 0) return failure
  const source = isRow ? 'row' : failure.endpoint === 'set-ai-chat' ? 'chat' : 'form'
  return {
    ...failure,
    ...(asks.length > 0 && { asks }),
    ...(unwanted.length > 0 && { unwanted }),
    wording: source,
    ...inLanguage('en', () => mismatchInWords(mismatch, source)),
    turn: 'admin',
  }
}

/** The words for fields that do not match, in the reader's language. */
export function mismatchInWords(mismatch: Mismatch, source: FieldSource): FailureWords & Steps {
  const { asks, unwanted } = mismatch
  const { asksForm, asksRow, takesNot, short, title } = mismatchWords
  const asksFor = source === 'row' ? asksRow : asksForm
  const meaning = [
    ...(asks.length > 0 ? [asksFor({ fields: listOf(asks) })] : []),
    ...(unwanted.length > 0 ? [takesNot({ fields: listOf(unwanted) })] : []),
  ].join(' ')
  return { short, title, meaning, ...stepsFor(mismatch, source) }
}

/** Adapts the failure for readers without a form to fill in. */
export function outsideForm(failure: PartnerFailure): PartnerFailure {
  const { asks = [], unwanted = [] } = failure
  if (asks.length === 0 && unwanted.length === 0) return failure
  return { ...failure, ...stepsFor({ asks, unwanted }, 'outside') }
}

/** Fields are named if both kinds occur, since “it” could be either. */
function stepsFor({ asks, unwanted }: Mismatch, source: FieldSource | 'outside'): Steps {
  const isBoth = asks.length > 0 && unwanted.length > 0
  const named = (fields: readonly { field: string }[]) => ({
    which: isBoth ? 'named' : fields.length === 1 ? 'one' : 'some',
    fields: listOf(fields),
  })
  const isAlways = (source === 'form' || source === 'chat') && unwanted.some(({ isEntered }) => !isEntered)
  const asked = mismatchWords.asked[source]
  const sent = mismatchWords.unwanted[isAlways ? 'always' : source]
  const steps = [
    ...(asks.length > 0 ? [{ next: asked.next(named(asks)), admin: asked.admin(named(asks)) }] : []),
    ...(unwanted.length > 0 ? [{ next: sent.next(named(unwanted)), admin: sent.admin(named(unwanted)) }] : []),
  ]
  return {
    nextStep: steps.map(({ next }) => next).join(' '),
    adminStep: steps.map(({ admin }) => admin).join(' '),
  }
}

const maxNamed = 5

function listOf(all: readonly { field: string }[]): string {
  const names = all.slice(0, maxNamed).map(({ field }) => mismatchWords.field({ field }))
  return listInWords(all.length > maxNamed ? [...names, mismatchWords.others] : names)
}
