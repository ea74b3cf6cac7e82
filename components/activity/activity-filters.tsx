'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { filterKinds, outcomeFilterValues } from '@/lib/activity/contract'
import { entryWords } from '@/lib/activity/words'
import { Button } from '../ui/button'
import { Select } from '../ui/select'
import { anyChoice, countChosen, type FilterChoice, times } from './address'
import { activityWords } from './words'

type ActivityFiltersProps = {
  choice: FilterChoice
  people: readonly { id: string; name: string }[]
  /** Whether the filters are open on phones. */
  isOpen: boolean
  onChoose: (changes: Partial<FilterChoice>) => void
}

type FiltersButtonProps = Pick<ComponentProps<typeof Button>, 'onClick'> & { choice: FilterChoice; isOpen: boolean }

const filtersId = 'activity-filters'

/** Searching for a job ID starts after a pause in typing. */
const typedAfterMs = 300

/** Opens the filters on phones, and shows how many are set. */
export function ActivityFiltersButton({ choice, isOpen, ...button }: FiltersButtonProps) {
  const count = countChosen(choice)
  return (
    <Button {...button} className="md:hidden" aria-expanded={isOpen} aria-controls={filtersId}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count > 0 ? activityWords.filtersChosen({ count }) : activityWords.filters}
    </Button>
  )
}

/** The filters; on phones they are behind a button. */
export function ActivityFilters({ choice, people, isOpen, onChoose }: ActivityFiltersProps) {
  const count = countChosen(choice)
  const known = people.some(({ id }) => id === choice.person)
  return (
    <div
      id={filtersId}
      role="group"
      aria-label={activityWords.filters}
      className={`flex flex-wrap items-center gap-2 px-4 pb-3 max-md:grid max-md:grid-cols-2 md:px-6 ${isOpen ? '' : 'max-md:hidden'}`}
    >
      <Choose
        label={activityWords.person}
        any={activityWords.any.person}
        value={choice.person}
        options={[
          ...people.map(({ id, name }): [string, string] => [id, name]),
          ...(choice.person !== null && !known
            ? [[choice.person, activityWords.formerColleague] as [string, string]]
            : []),
        ]}
        onChoose={(person) => onChoose({ person })}
      />
      <Choose
        label={activityWords.kind}
        any={activityWords.any.kind}
        value={choice.kind}
        options={filterKinds.map((kind) => [kind, entryWords.kindFilters[kind]])}
        onChoose={(kind) => onChoose({ kind })}
      />
      <Choose
        label={activityWords.outcome}
        any={activityWords.any.outcome}
        value={choice.outcome}
        options={outcomeFilterValues.map((outcome) => [outcome, entryWords.outcomeFilters[outcome]])}
        onChoose={(outcome) => onChoose({ outcome })}
      />
      <Choose
        label={activityWords.time}
        any={activityWords.any.time}
        value={choice.time}
        options={times.map((time) => [time, activityWords.times[time]])}
        onChoose={(time) => onChoose({ time, from: null, to: null })}
      />
      {choice.time === 'days' && (
        <>
          <Day label={activityWords.from} value={choice.from} onChoose={(from) => onChoose({ from })} />
          <Day label={activityWords.to} value={choice.to} onChoose={(to) => onChoose({ to })} />
        </>
      )}
      <JobId value={choice.job} onChoose={(job) => onChoose({ job })} />
      {choice.run !== null && (
        <Button onClick={() => onChoose({ run: null })}>
          {activityWords.ofOneRun}
          <X aria-hidden className="size-4" />
        </Button>
      )}
      {count > 0 && (
        <Button look="quiet" onClick={() => onChoose(anyChoice)}>
          <X aria-hidden className="size-4" />
          {activityWords.clearFilters}
        </Button>
      )}
    </div>
  )
}

type ChooseProps<Word extends string> = {
  label: string
  any: string
  value: Word | null
  options: [Word, string][]
  onChoose: (word: Word | null) => void
}

function Choose<Word extends string>({ label, any, value, options, onChoose }: ChooseProps<Word>) {
  return (
    <Select<Word | ''>
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: any }, ...options.map(([value, label]) => ({ value, label }))]}
      onChange={(word) => onChoose(word === '' ? null : word)}
      isChosen={value !== null}
      className="md:min-w-32 md:max-w-40 md:flex-1"
    />
  )
}

type TextProps = { value: string | null; onChoose: (text: string | null) => void }

function Day({ label, value, onChoose }: TextProps & { label: string }) {
  return (
    <label className="flex min-w-0 items-center gap-1.5 text-quiet max-md:col-span-2">
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
        className="control md:w-38"
      />
    </label>
  )
}

function JobId({ value, onChoose }: TextProps) {
  const [text, setText] = useState(value ?? '')
  const searched = useRef(value)
  // Sync the field when the filter is cleared or set elsewhere, not by what is typed here.
  useEffect(() => {
    if (searched.current !== value) setText(value ?? '')
    searched.current = value
  }, [value])
  // E-mail addresses must not get into the URL.
  const isEmail = text.includes('@')
  const wanted = isEmail ? null : text.trim() || null
  const search = useEffectEvent((jobId: string | null) => {
    if (jobId === value) return
    searched.current = jobId
    onChoose(jobId)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(wanted), typedAfterMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const messageId = useId()
  return (
    <>
      <input
        type="search"
        aria-label={activityWords.jobId}
        placeholder={activityWords.jobId}
        aria-invalid={isEmail || undefined}
        aria-describedby={isEmail ? messageId : undefined}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        className="control md:w-28"
      />
      <p id={messageId} role="status" className="self-center text-small text-bad empty:hidden max-md:col-span-2">
        {isEmail && activityWords.notJobId}
      </p>
    </>
  )
}
