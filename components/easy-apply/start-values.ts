import type { OpenedForm, RefusedApplication } from '@/lib/easy-apply/contract'
import { defaultValues } from '@/lib/forms/form-values'
import { fillPerson } from '@/lib/forms/person-fields'
import { type RestoredForm, restoreBody, restoreForm } from '@/lib/forms/saved-form'
import type { Prefill } from './prefill'

type Known = { prefilled: Prefill | null; refused: RefusedApplication | null }

/**
 * The form's initial values: what was entered before, with what has no field any more (`unmapped`), else what was sent,
 * with extra fields for what the form no longer has.
 */
export function startValues(
  { prefilled, refused }: Known,
  { nodes, mark, person }: Pick<OpenedForm, 'nodes' | 'mark' | 'person'>,
): { start?: RestoredForm['fields']; startOthers?: RestoredForm['others']; unmapped?: RestoredForm['unmapped'] } {
  const entered = prefilled?.entered
  if (entered) {
    const { fields, others, unmapped } = restoreForm(nodes, mark, entered)
    return { start: fields, startOthers: others, unmapped }
  }
  if (refused) {
    const { fields, others } = restoreBody(nodes, refused.drawn)
    return { start: fields, startOthers: others }
  }
  return prefilled ? { start: fillPerson(defaultValues(nodes), person, prefilled) } : {}
}
