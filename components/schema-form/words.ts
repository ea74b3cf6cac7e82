/** What forms drawn from a schema say. */
export const formWords = {
  submitKeys: 'Ctrl or ⌘ Enter',
  optional: 'optional',
  tracking: 'Tracking',
  fieldCount: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  filledCount: (count: number, of: number) => `${count} of ${of} filled in`,
  openTeams: 'Open the list of teams',
  teamWithoutName: (id: string) => `Team ${id}`,
}
