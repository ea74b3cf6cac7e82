import type { OpenedForm, RefusedApplication } from '@/lib/easy-apply/contract'
import { defaultValues } from '@/lib/forms/form-values'
import { fillPerson } from '@/lib/forms/person-fields'
import { restoreBody } from '@/lib/forms/saved-form'
import type { Prefill } from './prefill'

type Known = { prefilled: Prefill | null; refused: RefusedApplication | null }

/** The form's initial values. A correction also gets sent values for fields that the form no longer has. */
export function startValues(
  { prefilled, refused }: Known,
  { nodes, mark, person }: Pick<OpenedForm, 'nodes' | 'mark' | 'person'>,
) {
  const entered = prefilled?.entered
  if (entered?.mark === mark) return { start: entered.fields }
  if (refused) {
    const { fields, others } = restoreBody(nodes, refused.drawn)
    return { start: fields, startOthers: others }
  }
  return prefilled ? { start: fillPerson(defaultValues(nodes), person, prefilled) } : {}
}
