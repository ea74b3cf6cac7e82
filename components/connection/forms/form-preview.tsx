'use client'

import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import { defaultValues } from '@/lib/forms/form-values'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import type { FormParts } from '@/lib/partner/profile/form-parts'
import { BodyFields } from '../../schema-form/body-fields'
import { pointersOf } from './pointers-of'
import { formEditorWords } from './words'

type FormPreviewProps = { endpoint: WriteEndpoint; parts: FormParts }

/** The form as it will be rendered, without the special fields, which the screens render themselves. */
export function FormPreview({ endpoint, parts: { schema, paths } }: FormPreviewProps) {
  const drawn =
    endpoint === 'submit-application'
      ? [paths.email, paths.job, paths.enqueue].flatMap(pointersOf)
      : endpoint === 'set-ai-chat'
        ? pointersOf(paths.enabled)
        : []
  const nodes = formNodes(schema, drawn)
  return (
    <details className="rounded-panel border open:pb-4">
      <summary className="px-3 py-2 font-medium touch:py-3">{formEditorWords.preview}</summary>
      <div className="px-3 pt-1">
        <Drawn key={JSON.stringify(nodes)} nodes={nodes} />
      </div>
    </details>
  )
}

function Drawn({ nodes }: { nodes: FormNode[] }) {
  // The library cannot infer paths of a recursive type, so we use its loosely typed `FieldValues`.
  const form = useForm<FieldValues>({ defaultValues: { body: defaultValues(nodes) } })
  if (nodes.length === 0) return <p className="text-quiet">{formEditorWords.nothingAsked}</p>
  return (
    <FormProvider {...form}>
      <BodyFields nodes={nodes} name="body" />
    </FormProvider>
  )
}
