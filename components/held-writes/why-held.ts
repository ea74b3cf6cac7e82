/** What the desk noticed, as a sentence; the words are those of lib/dispatch/guard/judge-start.ts. */
const reasons: Record<string, string> = {
  'another-store': 'The desk found another database than the one it used last: a restored backup, a copy or a clone.',
  'another-address': 'The desk was started under another address (APP_URL) than before.',
  'another-partner': 'The desk was started for another partner (PARTNER_API_URL) than before.',
  rewritten: 'A backup was restored into this same database: it holds an older state.',
  'behind-file': 'The database was put back from a backup or a copy: it may be older than the desk left it.',
  unused: 'No server had used the database for some minutes: it may be an older copy.',
  'went-back': 'The database lost what this desk had just stored, while the desk was running.',
  timeline: 'Another PostgreSQL server has taken over, and may lack the last changes.',
  'unknown-past': 'It isn’t known when this database was last in use.',
}

export function whyHeld(why: string): string {
  return (Object.hasOwn(reasons, why) ? reasons[why] : undefined) ?? 'The database may have gone back.'
}
