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
    // Drawn in the browser alone: from then on a press is heard. Who may not set has no such part.
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

  /** Has the team stand at On or Off, whatever an earlier test left. */
  async have(id: string | number, isOn: boolean) {
    const team = this.team(id)
    const button = isOn ? team.on : team.off
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    await expect(team.row).toContainText(isOn ? 'On · set by' : 'Off · set by')
  }

  /** Presses a button of a wait until the row says the outcome: a try may begin in the moment of the press. */
  async pressUntil(id: string | number, name: 'Cancel' | 'Try now', outcome: string) {
    const { row } = this.team(id)
    const button = row.getByRole('button', { name })
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(ignoreGone)
      await expect(row).toContainText(outcome, { timeout: 3_000 })
    }).toPass()
  }

  /** How the last order of several stands. */
  progress(line: string) {
    return this.page.getByRole('status').filter({ hasText: line })
  }
}

/** The wait ended before it could be pressed: the row says how, or waits again. */
function ignoreGone() {}
