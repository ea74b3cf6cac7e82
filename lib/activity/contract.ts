/** What became of an application: the partner's verdict, as far as it is known. */
export type ApplicationVerdict = 'submitted' | 'queued' | 'already-applied' | 'refused' | 'unclear'

/** How an export ended: `broken-off` by its reader or a fault of ours, `failed` before its first row. */
export type ExportVerdict = 'whole' | 'partial' | 'broken-off' | 'failed'

/** What the desk writes down of people's doings. Later releases may know more kinds, so readers take any text. */
export type ActivityKind =
  | { kind: 'easy-apply'; verdict: ApplicationVerdict }
  | { kind: 'export'; verdict: ExportVerdict }

/** One thing that somebody did, as the screens show it. `at` is an ISO time; words: components/activity/activity-words. */
export type ActivityItem = { id: string; at: string; who: string; kind: string; subject: string; verdict: string }

/** What `POST /api/applicants/history` answers: the latest first, 50 at most. */
export type ApplicantHistory = { items: ActivityItem[] }

/** Asked with `{ "email": … }` in the body, since an e-mail address never stands in an address. */
export const historyUrl = '/api/applicants/history'

/** Lives in the page's memory alone, like the answer. */
export const historyKey = (email: string) => ['applicant-history', email.trim().toLowerCase()] as const
