/** Applicants identified by their number: "Person 007" has the id 1007. */
export function sampleApplicants(count: number, more: (index: number) => Record<string, unknown> = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    id: 1_000 + index,
    name: `Person ${String(index).padStart(3, '0')}`,
    email: `person${index}@example.com`,
    ...more(index),
  }))
}
