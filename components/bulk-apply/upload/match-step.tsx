'use client'

import { ArrowRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import type { ApplicationForm, Matching, OpenedSheet, Target } from '@/lib/bulk-apply/sheet/contract'
import { columnTargets, findTargets } from '@/lib/bulk-apply/sheet/find-targets'
import type { Pointer } from '@/lib/records/pointer'
import { easyApplyWords } from '../../easy-apply/words'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { bulkApplyWords } from '../words'
import { ColumnsTable } from './columns-table'
import { columnsToRemember } from './columns-to-remember'
import { matchWords } from './match/words'
import { MatchPreview } from './match-preview'
import { canBeSame, SameForAll } from './same-for-all'
import { StepActions } from './step-actions'
import { useStepFocus } from './step-focus'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

type MatchStepProps = {
  form: ApplicationForm
  jobColumns: Pointer[]
  /** Id of the preselected job. */
  startJobId: string | null
  /** What is remembered so far. */
  remembered: () => ColumnMappings
  onRemember: (columns: ColumnMappings) => void
}

/** Maps each column to a field, and sets the values that all rows share. */
export function MatchStep({ form, jobColumns, startJobId, remembered, onRemember }: MatchStepProps) {
  const { opened, matching } = useUpload()
  const targets = useMemo(() => findTargets(form), [form])
  const full = useMemo(() => withQueueing(matching, form), [matching, form])
  const [isAsked, setAsked] = useState(false)
  // A continued upload has its own job.
  const [firstJobId] = useState(() => matching.constants.job || startJobId)
  const goOnButton = useRef<HTMLButtonElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const missing = targets.filter(
    ({ key, isRequired }) =>
      (isRequired || key === 'email' || key === 'job') &&
      !full.columns.includes(key) &&
      (full.constants[key] ?? '') === '',
  )
  useStepFocus(goOnButton, missing.length === 0)
  if (!opened) return null
  const { isFromDesk } = opened
  const isJobMissing = missing.some(({ key }) => key === 'job')
  const same = (
    <SameForAll
      form={form}
      targets={targets}
      matching={full}
      jobColumns={jobColumns}
      startJobId={firstJobId}
      isJobFirst={isFromDesk}
      jobError={isAsked && isJobMissing ? (isFromDesk ? matchWords.chooseOneJob : matchWords.chooseJob) : undefined}
    />
  )

  function goOn(sheet: OpenedSheet) {
    setAsked(true)
    if (missing.length > 0) return notice.current?.focus()
    onRemember(columnsToRemember(sheet, full, remembered()))
    // Keep the same object when nothing changed, so that rows already checked with it are not checked again.
    const isSame = JSON.stringify(full) === JSON.stringify(matching)
    upload.set({ step: 'check', ...(isSame ? {} : { matching: full }) })
  }

  return (
    <>
      <div>
        <p className="wrap-anywhere">
          <span dir="auto" className="font-medium">
            {opened.name}
          </span>
          {` · ${bulkApplyWords.rows({ count: opened.rows })} · ${opened.readAs}`}
        </p>
        {opened.notes.length > 0 && (
          <ul className="list-disc pl-4 text-quiet">
            {opened.notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div ref={notice} tabIndex={-1} className="scroll-my-4 outline-none empty:hidden">
        {missing.length > 0 && (
          <Notice
            tone={isAsked ? 'bad' : 'warn'}
            isUrgent={isAsked}
            title={isFromDesk && isJobMissing ? easyApplyWords.noJob : matchWords.missing({ count: missing.length })}
          >
            <ul className="list-disc pl-4">
              {missing.map((target) => (
                <li key={target.key}>{whereToSet(target, form, isFromDesk)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {isFromDesk && same}
      <ColumnsTable
        opened={opened}
        targets={columnTargets(targets, isFromDesk)}
        matching={matching}
        onChange={upload.match}
      />
      {!isFromDesk && same}
      <MatchPreview matching={full} />
      <StepActions>
        <Button ref={goOnButton} look="primary" onClick={() => goOn(opened)}>
          {matchWords.checkRows}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
        <Button onClick={() => upload.set({ step: 'upload' })}>{uploadWords.back}</Button>
      </StepActions>
    </>
  )
}

/** Says where a required field can get its values from. */
function whereToSet({ key, title }: Target, form: ApplicationForm, isFromDesk: boolean): string {
  if (key === 'job') return isFromDesk ? matchWords.missingOneJob : matchWords.missingJob
  return (canBeSame(form, key) ? matchWords.missingShared : matchWords.missingField)({ title })
}

/** Queueing always has a value, from a column or for all rows. Targets with a column have no constant value. */
function withQueueing({ columns, constants }: Matching, { isQueuedByDefault }: ApplicationForm): Matching {
  const rest = Object.fromEntries(Object.entries(constants).filter(([key]) => !columns.includes(key)))
  return {
    columns,
    constants: columns.includes('enqueue')
      ? rest
      : { enqueue: isQueuedByDefault ? matchWords.yes : matchWords.no, ...rest },
  }
}
