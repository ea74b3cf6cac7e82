'use client'

import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import type { TimePath } from '@/lib/records/field-path'
import type { PartnerRecord } from '@/lib/records/record'
import { CopyButton } from '../ui/copying/copy-button'
import { type FieldLink, RecordFields } from './record-fields'
import { recordWords } from './words'

type RecordTabsProps = {
  record: PartnerRecord
  /** The fields to list; all of the record's unless given. */
  fields?: PartnerRecord
  /** A field to show as a moment. */
  time: TimePath | null
  linkOf?: FieldLink
  /** Above the tabs. */
  lead?: ReactNode
  /** Above the fields. */
  actions?: ReactNode
  /** Below the fields. */
  children?: ReactNode
}

const tabClass =
  'h-9 px-1 text-table font-medium text-quiet data-active:border-b-2 data-active:border-accent data-active:text-ink'

/** Everything the partner sent about one record: every field, and the JSON as received. */
export function RecordTabs({ record, fields = record, time, linkOf, lead, actions, children }: RecordTabsProps) {
  const json = JSON.stringify(record, null, 2)
  return (
    <Tabs.Root defaultValue="fields">
      {lead}
      <div className="flex items-center justify-between gap-4 border-b px-4">
        <Tabs.List className="flex gap-4">
          <Tabs.Tab value="fields" className={tabClass}>
            {recordWords.fields}
          </Tabs.Tab>
          <Tabs.Tab value="json" className={tabClass}>
            {recordWords.json}
          </Tabs.Tab>
        </Tabs.List>
      </div>
      <Tabs.Panel value="fields" className="@container grid gap-5 p-4">
        {actions}
        <RecordFields value={fields} linkOf={linkOf} {...(time === null ? {} : { time })} />
        {children}
      </Tabs.Panel>
      <Tabs.Panel value="json" className="grid gap-4 p-4">
        <div>
          <CopyButton text={json}>{recordWords.copyJson}</CopyButton>
        </div>
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-small">{json}</pre>
      </Tabs.Panel>
    </Tabs.Root>
  )
}
