import 'server-only'
import { sql } from 'drizzle-orm'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { indexSetting } from '../store/index-tables'

export const settingChannel = 'applicant_index'

/** Who switched it on or off, and when; null if no admin has, and while APPLICANT_INDEX decides. */
type IndexSetting = {
  isOn: boolean
  isFixed: boolean
  setBy: { name: string; at: Date } | null
}

/** APPLICANT_INDEX decides; if it is not set, an admin does, and until one has, there is no index. */
export async function readIndexSetting(): Promise<IndexSetting> {
  const { applicantIndex } = config()
  if (applicantIndex !== null) return { isOn: applicantIndex, isFixed: true, setBy: null }
  const [row] = await store().select().from(indexSetting)
  if (!row) return { isOn: false, isFixed: false, setBy: null }
  return { isOn: row.isOn, isFixed: false, setBy: { name: row.setByName, at: row.setAt } }
}

/** Switches the index on or off for all servers; the next round of any server erases what was copied. */
export async function saveIndexSetting(isOn: boolean, by: { id: string; name: string }): Promise<void> {
  const row = { isOn, setBy: by.id, setByName: by.name, setAt: new Date() }
  await store()
    .insert(indexSetting)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: indexSetting.id, set: row })
  await notifyIndex()
}

/** Makes all servers check at once whether there is work to do. */
export async function notifyIndex(): Promise<void> {
  await store().execute(sql`select pg_notify(${settingChannel}, '')`)
}
