import { dependenceOnOrder } from '../../partner/discovery/depends-on-order'
import { pathOf, type StatusPath } from '../../records/field-path'
import { orderStages } from '../../records/order-stages'
import { textAt } from '../../records/read-field'
import type { PartnerRecord } from '../../records/record'

const maxStages = 20
/** From this F value on, an application's age says how far it has come. */
const clearDependence = 3.5

/** Returns the status with its values ordered from first stage to last, if these records show the order. */
export function withStageOrder(status: StatusPath | null, records: readonly PartnerRecord[]): StatusPath | null {
  if (status === null || typeof status === 'object') return status
  const texts = records.map((record) => textAt(record, pathOf(status)))
  const rows = new Map<string, number[]>()
  for (const [row, text] of texts.entries()) if (text !== null) rows.set(text, [...(rows.get(text) ?? []), row])
  if (rows.size > maxStages) return status
  const stages = [...rows].map(([name, all]) => ({
    name,
    meanRow: all.reduce((sum, row) => sum + row, 0) / all.length,
  }))
  const order = orderStages(stages, { isByAge: dependenceOnOrder({ texts }) >= clearDependence })
  return order === null ? status : { at: status, order }
}
