import type { DeskForms, SaveFormAction } from '@/lib/connection/contract'
import { AskedFields, type SettleActions } from './asked-fields'
import { FormEditor } from './form-editor'
import { formEditorWords } from './words'

type FormsSectionProps = {
  forms: DeskForms
  actions: SettleActions & { save: SaveFormAction }
}

/** What each form asks for, where the values go in the request body, and what else the partner required. */
export function FormsSection({ forms: { version, forms, refused, jobPaths, listPaths }, actions }: FormsSectionProps) {
  return (
    <section aria-labelledby="connection-forms" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="connection-forms" className="text-section font-semibold">
          {formEditorWords.title}
        </h2>
        <p className="max-w-prose text-quiet">{formEditorWords.lead}</p>
      </div>
      <AskedFields refused={refused} actions={actions} />
      {forms.map((form) => (
        <details key={form.endpoint} className="rounded-panel border bg-raised open:pb-4">
          <summary className="px-4 py-2.5 font-medium">{formEditorWords.names[form.endpoint]}</summary>
          <FormEditor form={form} version={version} jobPaths={jobPaths} listPaths={listPaths} save={actions.save} />
        </details>
      ))}
    </section>
  )
}
