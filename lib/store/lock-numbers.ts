/**
 * The desk's advisory locks: numbers that no other program is likely to use on the same database, each for one purpose.
 * Those that servers of two releases must exclude each other with never change.
 */
export const lockNumbers = {
  migration: 5_263_170_401,
  /** Over the restore guard's own tables (lib/dispatch/guard). */
  guard: 5_263_170_402,
  /** May be held for minutes, while the search index is created. */
  search: 5_263_170_403,
  admins: 5_263_170_404,
  retention: 5_263_170_405,
}
