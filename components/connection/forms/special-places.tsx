'use client'

import type { DeskForms } from '@/lib/connection/contract'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import type { WriteEndpoint } from '@/lib/partner/endpoint'
import { type FormParts, type FormPlaces, formKeys } from '@/lib/partner/profile/form-parts'
import { listInWords } from '@/lib/text/intl-formats'
import { ChatPlace } from './chat-place'
import { NamePlace } from './name-place'
import { AnswerPath, PlaceSelect } from './place-select'
import { pointersOf } from './place-words'
import { formEditorWords } from './words'

type SpecialPlacesProps = {
  endpoint: WriteEndpoint
  parts: FormParts
  locked: readonly string[]
  jobPlaces: DeskForms['jobPlaces']
  onChange: (places: FormPlaces) => void
}

/** Where the desk puts its own values: the chosen applicant and job, or On and Off. */
export function SpecialPlaces({ endpoint, parts, locked, jobPlaces, onChange }: SpecialPlacesProps) {
  const { schema, places } = parts
  const isLocked = (key: string) => locked.includes(`${formKeys[endpoint].section}.${key}`)
  const fields = listFields(schema)
  const leaves = fields.filter(({ isGroup }) => !isGroup).map(({ pointer }) => pointer)
  const at = (key: string) => pointersOf(places[key])[0] ?? null
  const common = (key: string) => ({
    value: at(key),
    fields: leaves,
    isLocked: isLocked(key),
    onChange: (place: string | null) => onChange({ ...places, [key]: place }),
  })
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-medium">{formEditorWords.specialPlaces}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {endpoint === 'submit-application' && (
          <>
            <PlaceSelect label={formEditorWords.places.email} {...common('email')} />
            <PlaceSelect label={formEditorWords.places.job} {...common('job')} />
            <PlaceSelect label={formEditorWords.places.enqueue} none={formEditorWords.noQueue} {...common('enqueue')} />
            <PlaceSelect label={formEditorWords.places.phone} none={formEditorWords.none} {...common('phone')} />
            <NamePlace
              value={places.name ?? null}
              fields={leaves}
              isLocked={isLocked('name')}
              onChange={(name) => onChange({ ...places, name })}
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
            <p className="text-small text-quiet sm:col-span-2 wrap-anywhere">{jobWords(leaves, jobPlaces)}</p>
          </>
        )}
        {endpoint === 'set-ai-chat' && (
          <ChatPlace
            value={places.enabled ?? null}
            fields={fields.filter(({ isGroup }) => !isGroup)}
            isLocked={isLocked('enabled')}
            onChange={(enabled) => onChange({ ...places, enabled })}
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
function jobWords(leaves: readonly string[], { title, team }: DeskForms['jobPlaces']): string {
  const missing = [title, ...(team === null ? [] : [team])].filter((place) => !leaves.includes(place))
  const where = team === null ? formEditorWords.titleOnly({ title }) : formEditorWords.titleAndTeam({ title, team })
  return missing.length === 0 ? where : `${where} ${formEditorWords.missing({ fields: listInWords(missing) })}`
}
