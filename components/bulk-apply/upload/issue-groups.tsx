'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { IssueGroup, RowFilter, SheetSummary, Target } from '@/lib/bulk-apply/sheet/contract'
import { issueSeverity } from '@/lib/bulk-apply/sheet/issue-kind'
import type { Pointer } from '@/lib/records/pointer'
import { Button } from '../../ui/button'
import { checkWords } from './check/words'
import { stateLooks, valueBeside } from './check-words'
import { SetForAll } from './set-for-all'
import { isFocusFree } from './step-focus'
import type { UploadStore } from './upload-store'
import { useUploadStore } from './use-upload'

type IssueGroupsProps = {
  checked: SheetSummary
  shown: RowFilter
  jobColumns: Pointer[]
  /** The next action once every problem is resolved. */
  next: RefObject<HTMLButtonElement | null> | undefined
  /** Called with the filter and the target that has the problem. */
  onShow: (filter: RowFilter, target: string | null) => void
}

/** Groups beyond these are collapsed if there are at least two, so that the rows stay in view. */
const shownAtFirst = 4

/** The issues by group, each with actions for all its rows at once. */
export function IssueGroups({ checked, shown, jobColumns, next, onShow }: IssueGroupsProps) {
  const [correcting, setCorrecting] = useState<string | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useFocusAfterResolving(checked, { list, next })
  const targets = new Map(checked.targets.map((target) => [target.key, target]))
  const shared = checked.targets.filter(({ isPersonal }) => !isPersonal)
  const groups = useSteadyOrder(checked.groups)
  if (groups.length === 0) return null
  const isLong = groups.length > shownAtFirst + 1
  return (
    <div className="rounded-panel border bg-raised">
      <ul ref={list} aria-label={checkWords.problems} tabIndex={-1} className="rounded-panel">
        {groups.slice(0, isLong && !isUnfolded ? shownAtFirst : groups.length).map((group) => (
          <GroupItem
            key={group.key}
            group={group}
            column={targets.get(group.target ?? '') ?? null}
            shared={shared}
            isShown={'group' in shown && shown.group === group.key}
            isCorrecting={correcting === group.key}
            jobColumns={jobColumns}
            onShow={() => onShow({ group: group.key }, group.target)}
            onCorrect={(isCorrecting) => setCorrecting(isCorrecting ? group.key : null)}
            onResolved={keepFocus}
          />
        ))}
      </ul>
      {isLong && (
        <div className="border-t px-1 py-1">
          <Button look="quiet" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? checkWords.showLess : checkWords.showAllProblems({ count: groups.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Errors come first; within them and within warnings, a group keeps its position while it is corrected, however few
 * rows it still has.
 */
function useSteadyOrder(groups: IssueGroup[]): IssueGroup[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const newcomers = groups.map(({ key }) => key).filter((key) => !seen.includes(key))
  const order = newcomers.length === 0 ? seen : [...seen, ...newcomers]
  if (order !== seen) setSeen(order)
  const isWarning = ({ kind }: IssueGroup) => Number(issueSeverity[kind] === 'warning')
  return groups.toSorted(
    (one, other) => isWarning(one) - isWarning(other) || order.indexOf(one.key) - order.indexOf(other.key),
  )
}

type FocusTargets = { list: RefObject<HTMLElement | null>; next: IssueGroupsProps['next'] }

/** Resolving a group removes the pressed button: focuses the list, and then `next` once no problems are left. */
function useFocusAfterResolving(checked: SheetSummary, { list, next }: FocusTargets): () => void {
  const isResolving = useRef(false)
  const goOn = useEffectEvent(({ states }: SheetSummary) => {
    if (!isResolving.current) return
    isResolving.current = false
    const hasKeptFocus = isFocusFree() || document.activeElement === list.current
    if (hasKeptFocus && states.invalid + states.warning === 0) next?.current?.focus()
  })
  useEffect(() => goOn(checked), [checked])
  return () => {
    isResolving.current = true
    list.current?.focus()
  }
}

type GroupItemProps = {
  group: IssueGroup
  /** The column with the problem; null when it concerns whole rows. */
  column: Target | null
  /** Columns in which many rows may have the same value. */
  shared: Target[]
  isShown: boolean
  isCorrecting: boolean
  jobColumns: Pointer[]
  onShow: () => void
  onCorrect: (isCorrecting: boolean) => void
  /** Keeps the focus when the pressed button disappears with its group. */
  onResolved: () => void
}

function GroupItem({
  group,
  column,
  shared,
  isShown,
  isCorrecting,
  jobColumns,
  onShow,
  onCorrect,
  onResolved,
}: GroupItemProps) {
  const upload = useUploadStore()
  const { key, kind, target, message, rows, open } = group
  const value = valueBeside(group)
  const title = column?.title ?? null
  const isWarning = issueSeverity[kind] === 'warning'
  const state = isWarning ? 'warning' : 'invalid'
  // Accepting all would only get them refused again; rows whose job is open by now are accepted one by one.
  const isJobRefused = kind === 'job-refused' || (kind === 'refused' && target === 'job')
  const { icon: Icon, ink } = stateLooks[state]
  const settable = open > 0 && canSet.has(kind) ? columnsToSet(group, column, shared) : []
  const resolve = (change: Parameters<UploadStore['change']>[0]) => {
    onResolved()
    void upload.change(change)
  }
  const name = `${title ? `${title}: ` : ''}${message}${value ? `, ${checkWords.quoted({ value })}` : ''}`
  return (
    <li className="grid gap-2 border-b px-3 py-1.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-72 gap-2">
          <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
          <p className="min-w-0 wrap-anywhere">
            <span className="sr-only">{checkWords.states[state]}. </span>
            {title && <span className="font-medium">{title}: </span>}
            {message}
            {value && (
              <span className="text-quiet">
                {' '}
                <bdi>{checkWords.quoted({ value: value.length > 120 ? `${value.slice(0, 120)}…` : value })}</bdi>
              </span>
            )}
            <span className="text-quiet tabular-nums">
              {' · '}
              {countsOf(group)}
            </span>
          </p>
        </div>
        <div role="group" aria-label={name} className="flex flex-wrap gap-1.5">
          <Button aria-pressed={isShown} onClick={onShow}>
            {checkWords.show}
          </Button>
          {settable.length > 0 && (
            <Button aria-expanded={isCorrecting} onClick={() => onCorrect(!isCorrecting)}>
              {isJobRefused ? checkWords.otherJob : checkWords.setValue({ count: open })}
            </Button>
          )}
          {group.isInThousands && open > 0 && (
            <Button onClick={() => resolve((sheet) => sheet.readAsThousands(key))}>{checkWords.readAsThousands}</Button>
          )}
          {isWarning && open > 0 && !isJobRefused && (
            <Button onClick={() => resolve((sheet) => sheet.accept({ group: key }, true))}>
              {checkWords.sendAnyway}
            </Button>
          )}
          {open > 0 && (
            <Button onClick={() => resolve((sheet) => sheet.leaveOut({ group: key }, true))}>
              {checkWords.leaveAllOut({ count: open })}
            </Button>
          )}
          {open < rows && <Button onClick={() => void revert(upload, key, isWarning)}>{checkWords.undo}</Button>}
        </div>
      </div>
      {isCorrecting && (
        <SetForAll
          columns={settable}
          count={open}
          jobColumns={jobColumns}
          onSet={(value, target) => {
            onCorrect(false)
            resolve((sheet) => sheet.setAll(key, value, target))
          }}
          onClose={() => onCorrect(false)}
        />
      )}
    </li>
  )
}

function countsOf({ rows, open }: IssueGroup): string {
  if (open === 0) return checkWords.rowsResolved({ count: rows })
  return open < rows ? checkWords.rowsOpen({ count: rows, open }) : checkWords.rows({ count: rows })
}

/** Issue kinds that typing a value can correct. */
const canSet = new Set<IssueGroup['kind']>([
  'missing',
  'invalid',
  'spreadsheet-error',
  'formula',
  'shortened',
  'job-ambiguous',
  'job-unknown',
  'job-closed',
  'job-refused',
  'refused',
])

async function revert(upload: UploadStore, group: string, isWarning: boolean) {
  await upload.change((sheet) => sheet.leaveOut({ group }, false))
  if (isWarning) await upload.change((sheet) => sheet.accept({ group }, false))
}

/**
 * The columns where one value can correct all rows of a group. A refusal of whole rows names no column, so the user
 * chooses it.
 */
function columnsToSet({ open, kind }: IssueGroup, column: Target | null, shared: Target[]): Target[] {
  if (!column) return kind === 'refused' ? shared : []
  return open === 1 || !column.isPersonal ? [column] : []
}
