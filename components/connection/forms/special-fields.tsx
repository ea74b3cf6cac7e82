'use client'

import type { DeskForms } from '@/lib/connection/contract'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import { type FormParts, type FormPaths, formKeys } from '@/lib/partner/profile/form-parts'
import { listInWords } from '@/lib/text/intl-formats'
import { ChatPathSelect } from './chat-path-select'
import { NamePathSelect } from './name-path-select'
import { AnswerPath, PathSelect } from './path-select'
import { pointersOf } from './pointers-of'
import { formEditorWords } from './words'

type SpecialFieldsProps = {
  endpoint: WriteEndpoint
  parts: FormParts
  locked: readonly string[]
  jobPaths: DeskForms['jobPaths']
  onChange: (paths: FormPaths) => void
}

/** Where the desk puts its own values: the chosen applicant and job, or On and Off. */
export function SpecialFields({ endpoint, parts, locked, jobPaths, onChange }: SpecialFieldsProps) {
  const { schema, paths } = parts
  const isLocked = (key: string) => locked.includes(`${formKeys[endpoint].section}.${key}`)
  const fields = listFields(schema)
  const leaves = fields.filter(({ isGroup }) => !isGroup).map(({ pointer }) => pointer)
  const at = (key: string) => pointersOf(paths[key])[0] ?? null
  const common = (key: string) => ({
    value: at(key),
    fields: leaves,
    isLocked: isLocked(key),
    onChange: (path: string | null) => onChange({ ...paths, [key]: path }),
  })
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">{formEditorWords.specialFields}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {endpoint === 'submit-application' && (
          <>
            <PathSelect label={formEditorWords.fields.email} {...common('email')} />
            <PathSelect label={formEditorWords.fields.job} {...common('job')} />
            <PathSelect label={formEditorWords.fields.enqueue} none={formEditorWords.noQueue} {...common('enqueue')} />
            <PathSelect label={formEditorWords.fields.phone} none={formEditorWords.none} {...common('phone')} />
            <NamePathSelect
              value={paths.name ?? null}
              fields={leaves}
              isLocked={isLocked('name')}
              onChange={(name) => onChange({ ...paths, name })}
            />
            <AnswerPath
              label={formEditorWords.applicationId}
              description={formEditorWords.applicationIdHint}
              {...common('form')}
            />
            <p className="text-small text-quiet sm:col-span-2">{fileWords(fields)}</p>
          </>
        )}
        {endpoint === 'create-job' && (
          <>
            <AnswerPath
              label={formEditorWords.jobId}
              description={formEditorWords.jobIdHint}
              {...common('createdId')}
            />
            <p className="text-small text-quiet sm:col-span-2 wrap-anywhere">{jobWords(leaves, jobPaths)}</p>
          </>
        )}
        {endpoint === 'set-ai-chat' && (
          <ChatPathSelect
            value={paths.enabled ?? null}
            fields={fields.filter(({ isGroup }) => !isGroup)}
            isLocked={isLocked('enabled')}
            onChange={(enabled) => onChange({ ...paths, enabled })}
          />
        )}
      </div>
    </fieldset>
  )
}

function fileWords(fields: SchemaField[]): string {
  const files = fields.filter(({ schema }) => settingsOf(schema).type === 'file').map(({ pointer }) => pointer)
  return files.length === 0 ? formEditorWords.noFile : formEditorWords.files({ fields: files.join(', ') })
}

/**
 * Explains that a job's title and team are read from the fields that the lists use, so the form should have them too.
 */
function jobWords(leaves: readonly string[], { title, team }: DeskForms['jobPaths']): string {
  const missing = [title, ...(team === null ? [] : [team])].filter((path) => !leaves.includes(path))
  const where = team === null ? formEditorWords.titleOnly({ title }) : formEditorWords.titleAndTeam({ title, team })
  return missing.length === 0 ? where : `${where} ${formEditorWords.missing({ fields: listInWords(missing) })}`
}
