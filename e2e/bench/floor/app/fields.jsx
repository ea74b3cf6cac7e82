/** What each row shows. */
export const fields = ['name', 'email', 'status', 'job_name', 'applied_at']
