import { expect, type Page } from '@playwright/test'

export class AiChatPage {
  readonly heading
  readonly teamId
  readonly addTeam
  readonly selectAll
  readonly turnOn
  readonly turnOff

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'AI chat' })
    this.teamId = page.getByLabel('Team ID')
    this.addTeam = page.getByRole('button', { name: 'Add team' })
    this.selectAll = page.getByRole('checkbox', { name: 'Select all' })
    this.turnOn = page.getByRole('button', { name: 'Turn on' })
    this.turnOff = page.getByRole('button', { name: 'Turn off' })
  }

  async open() {
    await this.page.goto('/ai-chat')
    // Rendered only in the browser, so from then on presses work. Users who may not change AI chat have no such part.
    const isAlive = this.page.getByRole('region', { name: 'Also sent with each change' })
    const isLocked = this.page.getByRole('button', { name: 'On', exact: true, disabled: true }).first()
    await expect(isAlive.or(isLocked).first()).toBeVisible()
  }

  team(id: string | number) {
    const group = this.page.getByRole('group', { name: `AI chat for team ${id}`, exact: true })
    const row = this.page.getByRole('list', { name: 'Teams' }).getByRole('listitem').filter({ has: group })
    return {
      group,
      row,
      on: group.getByRole('button', { name: 'On', exact: true }),
      off: group.getByRole('button', { name: 'Off', exact: true }),
      select: this.page.getByRole('checkbox', { name: `Select team ${id}`, exact: true }),
    }
  }

  /** Sets the team to On or Off, whatever an earlier test left. */
  async have(id: string | number, isOn: boolean) {
    const team = this.team(id)
    const button = isOn ? team.on : team.off
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    await expect(team.row).toContainText(isOn ? 'On · set by' : 'Off · set by')
  }

  /** Presses a button of a waiting row until it shows the outcome: an attempt may begin just as it is pressed. */
  async pressUntil(id: string | number, name: 'Cancel' | 'Try now', outcome: string) {
    const { row } = this.team(id)
    const button = row.getByRole('button', { name })
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(ignoreGone)
      await expect(row).toContainText(outcome, { timeout: 3_000 })
    }).toPass()
  }

  /** The progress line of the last change to several teams. */
  progress(line: string) {
    return this.page.getByRole('status').filter({ hasText: line })
  }
}

/** Ignored: the wait ended before the press. The row shows the outcome, or waits again. */
function ignoreGone() {}
