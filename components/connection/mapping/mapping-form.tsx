'use client'

import { useEffect, useRef, useState } from 'react'
import type { MappingSaved, MappingScreen, SaveMapping } from '@/lib/connection/contract'
import { callAction } from '../../api/call-action'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { FieldRow } from './field-row'
import { findIssues } from './find-issues'
import { keepChanges, keepMapping, type Unsaved } from './keep-changes'
import {
  type Attention,
  attentionOf,
  fieldId,
  type MappedField,
  mappedFieldLabel,
  mappedFields,
  withValue,
} from './mapped-fields'
import { MappingPreview } from './mapping-preview'
import { mappingWords } from './words'

type MappingFormProps = {
  screen: MappingScreen
  /** This admin's changes, if another admin saved first or the screen was left. */
  unsaved: Unsaved | null
  save: (input: SaveMapping) => Promise<MappingSaved>
  onSaved: (version: number) => void
  onSuperseded: (unsaved: Unsaved) => void
}

type Answer = Exclude<Awaited<ReturnType<typeof callAction<MappingSaved>>>, { state: 'saved' }>

/** Every field with its guess, those to review first, and beside them a preview of three real records. */
export function MappingForm({ screen, unsaved, save, onSaved, onSuperseded }: MappingFormProps) {
  const [kept] = useState(() => unsaved && keepChanges(unsaved, screen.mapping))
  const [mapping, setMapping] = useState(kept?.mapping ?? screen.mapping)
  const [issues, setIssues] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const applicants = screen.applicants.find(({ path }) => path === (mapping.applicants.items ?? path))
  const jobs = screen.jobs.find(({ path }) => path === (mapping.jobs.items ?? path))
  const isEdited = JSON.stringify(mapping) !== JSON.stringify(screen.mapping)
  const isUnchanged = screen.isConfirmed && !isEdited
  useEffect(() => {
    keepMapping(isEdited ? { base: screen.mapping, mine: mapping } : null)
  }, [isEdited, screen, mapping])

  async function use() {
    const found = findIssues(mapping, { hasJobs: jobs !== undefined })
    setIssues(found)
    setAnswer(null)
    setAttempts((count) => count + 1)
    if (Object.keys(found).length > 0) return
    setSaving(true)
    const saved = await callAction(() => save({ mapping, version: screen.version }))
    setSaving(false)
    if (saved.state === 'saved') onSaved(saved.version)
    else setAnswer(saved)
  }

  // The field with the issue may be far above the button.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-issue] input')?.focus()
  }, [attempts])

  const change = (field: MappedField, value: Parameters<typeof withValue>[2]) => {
    setMapping((current) => withValue(current, field, value))
    setIssues(({ [fieldId(field)]: _, ...others }) => others)
  }
  const rows = (attention: Attention) =>
    mappedFields
      .filter((field) => attentionOf(field, screen) === attention)
      .map((field) => (
        <FieldRow
          key={fieldId(field)}
          field={field}
          screen={screen}
          mapping={mapping}
          options={
            field.kind === 'size' ? screen.sizes : ((field.section === 'jobs' ? jobs : applicants)?.fields ?? [])
          }
          attention={attention}
          error={issues[fieldId(field)]}
          onChange={(value) => change(field, value)}
        />
      ))
  const look = rows('look')
  return (
    <div
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]"
    >
      {/* Locked while saving: what was changed then would be lost when the form closes. */}
      <fieldset disabled={isSaving} className="contents">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {kept && <KeptChanges {...kept} />}
          <Rows title={mappingWords.toCheck({ count: look.length })} rows={look} gap />
          <Rows title={screen.isConfirmed ? mappingWords.inUse : mappingWords.clear} rows={rows('settled')} />
          <Rows title={mappingWords.absent} rows={rows('absent')} />
        </div>
      </fieldset>
      <div className="lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MappingPreview mapping={mapping} applicants={applicants} jobs={jobs} isChanged={mapping !== screen.mapping} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {answer && <SaveAnswer answer={answer} onLoad={() => onSuperseded({ base: screen.mapping, mine: mapping })} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="primary"
            isPending={isSaving}
            pendingLabel={mappingWords.saving}
            disabled={isUnchanged}
            onClick={use}
          >
            {mappingWords.use}
          </Button>
          <p className="text-small text-quiet">{isUnchanged ? mappingWords.areInUse : mappingWords.usedAtOnce}</p>
        </div>
      </div>
    </div>
  )
}

function Rows({ title, rows, gap = false }: { title: string; rows: React.ReactNode[]; gap?: boolean }) {
  if (rows.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="font-semibold">{title}</h3>
      <div className={`grid grid-cols-[minmax(0,1fr)] ${gap ? 'gap-2' : ''}`}>{rows}</div>
    </div>
  )
}

function KeptChanges({ mine, theirs }: Pick<ReturnType<typeof keepChanges>, 'mine' | 'theirs'>) {
  const labels = (some: MappedField[]) => some.map(mappedFieldLabel).join(', ')
  if (mine.length + theirs.length === 0) return null
  return (
    <Notice
      tone="info"
      title={mine.length > 0 ? mappingWords.keptChanges({ fields: labels(mine) }) : mappingWords.lookAtThese}
    >
      {theirs.length > 0 && <p>{mappingWords.bothChanged({ fields: labels(theirs) })}</p>}
    </Notice>
  )
}

function SaveAnswer({ answer, onLoad }: { answer: Answer; onLoad: () => void }) {
  if (answer.state === 'superseded')
    return (
      <Notice
        isUrgent
        tone="warn"
        title={mappingWords.superseded({ by: answer.by })}
        actions={<Button onClick={onLoad}>{mappingWords.load}</Button>}
      >
        <p>{mappingWords.loadMeans}</p>
      </Notice>
    )
  const text =
    answer.state === 'invalid'
      ? Object.values(answer.errors).join(' ')
      : answer.state === 'not-allowed'
        ? answer.reason
        : answer.state === 'signed-out'
          ? mappingWords.signedOut
          : mappingWords.noAnswer
  return (
    <Notice isUrgent tone="bad" title={mappingWords.notSaved}>
      <p>{text}</p>
    </Notice>
  )
}
