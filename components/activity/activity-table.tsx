'use client'

import { type ReactNode, useEffect } from 'react'
import type { ActivityRow } from '@/lib/activity/contract'
import { language } from '@/lib/text/language'
import { DataTable, HeadRow } from '../ui/data-table'
import { useIsPhone } from '../ui/use-media-query'
import { useRowList, useShowOpened } from '../ui/use-row-list'
import { ActivityTableRow, activityColumns } from './activity-table-row'
import { activityWords } from './words'

type ActivityTableProps = {
  rows: readonly ActivityRow[]
  isWhole: boolean
  /** A different value means other rows: the list then scrolls back to its top. */
  scope: string
  opened: string | null
  canWrite: boolean
  onOpen: (id: string) => void
  onClose: () => void
  /** Called when the view comes near the last row. */
  onNearEnd: () => void
  /** Shown below the last row. */
  children: ReactNode
}

const rowHeight = 40
const phoneHeight = 76
/** The last rows that count as near the end. */
const nearRows = 30

export function ActivityTable(props: ActivityTableProps) {
  const { rows, isWhole, scope, opened, canWrite, onOpen, onClose, onNearEnd, children } = props
  const height = useIsPhone() ? phoneHeight : rowHeight
  const open = (index: number) => {
    const row = rows[index]
    if (row) onOpen(row.id)
  }
  const list = useRowList({ count: rows.length, rowHeight: height, scope, onOpen: open, onEscape: onClose })
  useShowOpened(
    list,
    opened,
    rows.findIndex(({ id }) => id === opened),
  )

  const isNearEnd = list.viewport.top > 0 && list.visible.to + nearRows >= rows.length
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  return (
    <DataTable
      isMain
      list={list}
      regionLabel={activityWords.list}
      label={activityWords.title}
      className="@container min-h-0 border-t"
      rowCount={isWhole ? rows.length + 1 : -1}
      head={<HeadRow columns={activityColumns()} />}
      rowKey={(index) => rows[index]?.id ?? index}
      onRowClick={open}
      renderRow={(index, isActive) => {
        const row = rows[index]
        return (
          row && (
            <ActivityTableRow
              {...{ row, index, isActive, canWrite }}
              isOpen={opened === row.id}
              language={language()}
            />
          )
        )
      }}
    >
      {children}
    </DataTable>
  )
}
