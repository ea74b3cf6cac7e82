'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { type ActivityFilter, activityExportUrl } from '@/lib/activity/contract'
import { type ApiError, readApiError } from '../api/desk-api'
import { apiErrorWords } from '../api/words'
import { Button } from '../ui/button'
import { useKeyHint } from '../ui/shortcuts/use-key-hint'
import { useShortcut } from '../ui/shortcuts/use-shortcut'
import { toast } from '../ui/toast'
import { activityWords } from './words'

/** Saves the rows that match the filter as a CSV file. */
export function ExportButton({ filter }: { filter: () => ActivityFilter }) {
  const [isPending, setIsPending] = useState(false)
  async function save() {
    setIsPending(true)
    const problem = await saveExport(activityExportUrl(filter()))
    setIsPending(false)
    if (!problem) return void toast({ tone: 'good', title: activityWords.exported })
    const kind = problem.kind === 'partner' ? 'desk-fault' : problem.kind
    void toast({ tone: 'bad', ...apiErrorWords[kind] })
  }
  const hint = useKeyHint()
  useShortcut({ keys: 'e', label: activityWords.exportShown }, () => {
    if (!isPending) void save()
    return true
  })
  return (
    <Button
      onClick={save}
      isPending={isPending}
      pendingLabel={activityWords.exporting}
      title={hint(activityWords.exportShown, 'e')}
    >
      <Download aria-hidden className="size-4" />
      {activityWords.exportCsv}
    </Button>
  )
}

async function saveExport(url: string): Promise<ApiError | null> {
  try {
    const [{ keepZone }, { saveFile }] = await Promise.all([import('../ui/keep-zone'), import('../ui/save-file')])
    // Times in the file use the reader's time zone.
    keepZone()
    const answer = await fetch(url)
    if (!answer.ok) return readApiError(answer.status, await answer.json().catch(() => ({})))
    const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')
    saveFile(await answer.blob(), named?.[1] ?? 'activity.csv')
    return null
  } catch {
    return { kind: 'desk-unreachable' }
  }
}
