import type { OpenedForm, RefusedApplication } from '@/lib/easy-apply/contract'
import { defaultValues } from '@/lib/forms/form-values'
import { fillPerson } from '@/lib/forms/person-fields'
import { type RestoredForm, restoreBody, restoreForm } from '@/lib/forms/saved-form'
import type { Prefill } from './prefill'

type Known = { prefilled: Prefill | null; refused: Pick<RefusedApplication, 'drawn'> | null }

/**
 * The form's initial values: what was entered before, else what was sent. Both come with extra fields for what the form
 * no longer has, and with what fits in neither (`unmapped`).
 */
export function startValues(
  { prefilled, refused }: Known,
  { nodes, formFingerprint, person }: Pick<OpenedForm, 'nodes' | 'person'> & { formFingerprint: string },
): { start?: RestoredForm['fields']; startOthers?: RestoredForm['others']; unmapped?: RestoredForm['unmapped'] } {
  const entered = prefilled?.entered
  const restored = entered
    ? restoreForm(nodes, formFingerprint, entered)
    : refused
      ? restoreBody(nodes, refused.drawn)
      : null
  if (restored) return { start: restored.fields, startOthers: restored.others, unmapped: restored.unmapped }
  return prefilled ? { start: fillPerson(defaultValues(nodes), person, prefilled) } : {}
}
