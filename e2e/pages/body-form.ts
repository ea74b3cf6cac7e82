import type { Locator, Page } from '@playwright/test'
import type { BodySchema } from '../../lib/forms/body-schema'
import { type Pointer, pointerOf, tokensOf } from '../../lib/records/pointer'
import { isRecord } from '../../lib/records/record'
import { choose } from '../support/choose'

type Schema = Record<string, unknown>

/** A form generated from a schema of the profile; fields are found by their path in the body, through their title. */
export class BodyForm {
  constructor(
    readonly page: Page,
    readonly schema: BodySchema,
  ) {}

  field(path: Pointer): Locator {
    // The form may be beside a table with a column of the same name.
    const isField = this.page.locator(':not([role=columnheader])')
    return this.page.getByLabel(titleOf(this.#schemaAt(path)), { exact: true }).and(isField)
  }

  /** Types a value into its field, or each value of a part of the body into its own. Skips autofilled fields. */
  async fill(path: Pointer, value: unknown): Promise<void> {
    const schema = this.#schemaAt(path)
    if (schema.const !== undefined || schema['x-fill'] !== undefined) return
    if (Array.isArray(value)) return this.#addAll(schema, value)
    if (!isRecord(value)) return this.#fillControl(this.field(path), schema, value)
    for (const [key, inner] of Object.entries(value)) await this.fill(pointerOf([...tokensOf(path), key]), inner)
  }

  async #addAll(schema: Schema, entries: unknown[]) {
    const title = titleOf(schema)
    const add = this.page.getByRole('button', { name: `Add to ${title}`, exact: true })
    const list = this.page.getByRole('group', { name: title, exact: true, includeHidden: true })
    await open(add)
    for (const [index, entry] of entries.entries()) {
      await add.click()
      const item = this.#resolve(schema.items)
      const parts = isRecord(entry)
        ? Object.entries(entry).map(([key, value]) => ({ part: this.#propertyOf(item, key), value }))
        : [{ part: item, value: entry }]
      for (const { part, value } of parts)
        await this.#fillControl(list.getByLabel(titleOf(part), { exact: true }).nth(index), part, value)
    }
  }

  async #fillControl(control: Locator, schema: Schema, value: unknown) {
    await open(control)
    const option = optionOf(schema, value)
    if (option === null) await control.fill(String(value))
    else await choose(control, option)
  }

  #schemaAt(path: Pointer): Schema {
    return tokensOf(path).reduce((schema, token) => this.#propertyOf(schema, token), this.#resolve(this.schema))
  }

  #propertyOf(schema: Schema, name: string): Schema {
    const property = isRecord(schema.properties) ? schema.properties[name] : undefined
    if (property === undefined) throw new Error(`The profile's schema has no "${name}" there`)
    return this.#resolve(property)
  }

  #resolve(schema: unknown): Schema {
    if (!isRecord(schema)) throw new Error('Not a JSON Schema')
    if (typeof schema.$ref !== 'string') return schema
    let target: unknown = this.schema
    for (const token of tokensOf(schema.$ref.slice(1))) target = isRecord(target) ? target[token] : undefined
    return this.#resolve(target)
  }
}

/** Unfolds the optional groups around a control, as a user would to reach it. */
async function open(control: Locator) {
  await control.waitFor({ state: 'attached' })
  const folded = control.locator('xpath=ancestor::details[not(@open)]').first().locator('> summary')
  while ((await folded.count()) > 0) await folded.click()
}

/** The option to choose for a value; null when it is typed. */
function optionOf(schema: Schema, value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(schema.enum)) return String(value)
  if (!Array.isArray(schema.oneOf)) return null
  return titleOf(schema.oneOf.filter(isRecord).find((branch) => branch.const === value) ?? {})
}

function titleOf(schema: Schema): string {
  if (typeof schema.title !== 'string') throw new Error('The profile gives no title there')
  return schema.title
}
