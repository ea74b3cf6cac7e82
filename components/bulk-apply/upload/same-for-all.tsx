'use client'

import type { ApplicationForm, Matching, Target } from '@/lib/bulk-apply/sheet/contract'
import { pathsOfName } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { EnqueueField } from '../../easy-apply/enqueue-field'
import { JobField } from '../../easy-apply/job-field'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { matchWords } from './match/words'
import { upload, useUpload } from './use-upload'

type SameForAllProps = {
  form: ApplicationForm
  targets: Target[]
  matching: Matching
  jobColumns: Pointer[]
  /** Id of the preselected job. */
  startJobId: string | null
  /** The screen was opened to choose the job. */
  isJobFirst: boolean
  jobError: string | undefined
}

/** Values that all rows share, for targets that have no column. */
export function SameForAll(props: SameForAllProps) {
  const { form, targets, matching, jobColumns, startJobId, isJobFirst, jobError } = props
  const { job } = useUpload()
  const { columns, constants } = matching
  const isFree = (key: string) => !columns.includes(key)
  const others = targets.filter(({ key }) => isFree(key) && canBeSame(form, key))
  const needed = others.filter(({ isRequired }) => isRequired)
  const optional = others.filter(({ isRequired }) => !isRequired)
  const put = (key: string, value: string) => upload.match({ columns, constants: { ...constants, [key]: value } })
  const draw = (target: Target) => (
    <ConstantField
      key={target.key}
      target={target}
      value={constants[target.key] ?? ''}
      onChange={(value) => put(target.key, value)}
    />
  )
  if (!isFree('job') && !isFree('enqueue') && others.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-panel border bg-raised p-4">
      <legend className="px-1 font-semibold">{matchWords.sameForAll}</legend>
      {(isFree('job') || needed.length > 0) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {isFree('job') && (
            <JobField
              // A column that had the job may have replaced the one chosen before.
              value={job?.id === constants.job ? job : null}
              columns={jobColumns}
              // A choice made here, which may be to empty the field, is not replaced by a job that nobody chose.
              startId={job === null && constants.job !== '' ? startJobId : null}
              isFocusedFirst={isJobFirst && !constants.job}
              error={jobError}
              onChange={(job) => {
                put('job', job?.id ?? '')
                upload.set({ job })
              }}
            />
          )}
          {needed.map(draw)}
        </div>
      )}
      {form.paths.enqueue !== undefined && isFree('enqueue') && (
        <EnqueueField
          isQueued={constants.enqueue === matchWords.yes}
          onChange={(isQueued) => put('enqueue', isQueued ? matchWords.yes : matchWords.no)}
        />
      )}
      {optional.length > 0 && (
        <details>
          <summary className="w-fit font-medium touch:py-3">{matchWords.moreFields}</summary>
          <div className="grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">{optional.map(draw)}</div>
        </details>
      )}
    </fieldset>
  )
}

/** Whether the field is one that can have the same value for all rows here: the applicant differs from row to row. */
export function canBeSame({ person: { name } }: ApplicationForm, key: string): boolean {
  return !['email', 'job', 'enqueue', ...(name === undefined ? [] : pathsOfName(name))].includes(key)
}

type ConstantFieldProps = { target: Target; value: string; onChange: (value: string) => void }

/** One value, written as it would be in a cell. */
function ConstantField({ target, value, onChange }: ConstantFieldProps) {
  const { node, title, description, isRequired } = target
  const options =
    node?.kind === 'choice'
      ? node.options.map(({ label, value }) => ({ label, value: String(value ?? '') }))
      : node?.kind === 'yes-no'
        ? yesNo()
        : null
  return (
    <Field label={title} description={description} isRequired={isRequired}>
      {(control) =>
        options ? (
          <Select
            label={title}
            control={control}
            value={value}
            options={[{ value: '', label: isRequired ? matchWords.choose : matchWords.leftOut }, ...options]}
            onChange={onChange}
          />
        ) : (
          <input
            {...control}
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className="control"
          />
        )
      }
    </Field>
  )
}

/** The values are parsed as cells are, which accepts any language. */
const yesNo = () => [
  { label: matchWords.yes, value: matchWords.yes },
  { label: matchWords.no, value: matchWords.no },
]
