import type { RestoredForm } from '@/lib/forms/saved-form'
import { fieldLabel } from '@/lib/records/field-label'
import { shownLabel } from '@/lib/records/shown-label'
import { Notice } from '../ui/notice'
import { formWords } from './words'

/** Entered values that the form, having changed, no longer takes. */
export function UnmappedValues({ title, unmapped }: { title: string; unmapped: RestoredForm['unmapped'] }) {
  if (unmapped.length === 0) return null
  return (
    <div className="max-w-3xl px-4 pb-5 md:px-6">
      <Notice tone="warn" title={title}>
        <p>{formWords.noLongerTaken}</p>
        <ul className="list-disc pl-4">
          {unmapped.map(({ pointer, text }) => (
            <li key={pointer} className="wrap-anywhere">
              {shownLabel(fieldLabel(pointer))}: {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
