import { expect, test } from 'vitest'
import { runCommand } from './commands.ts'

async function run(...args: string[]) {
  const said = { out: '', err: '' }
  const terminal = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    hasColours: false,
  }
  const code = await runCommand(args, { terminal, variables: { PORT: 'x' }, root: '/nowhere' })
  return { code, ...said }
}

test.each([[[]], [['docteur']], [['constructor']], [['toString']]])(
  'arguments %j are not understood: code 2 and the usage',
  async (args) => {
    const { code, out, err } = await run(...args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/Usage :\n {2}npx vitrine doctor \[--site <site>\] \[--json\] {3,}vérifie /)
  },
)

test.each(['help', '--help', '-h'])('%s is the usage', async (name) => {
  const { code, out, err } = await run(name)
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toContain('npx vitrine doctor')
})

test('the command gets the arguments after its name, and its code is the answer', async () => {
  expect(await run('doctor', '--jsn')).toMatchObject({
    code: 2,
    err: expect.stringContaining('« --jsn » n’est pas connu'),
  })
  expect(await run('doctor')).toMatchObject({ code: 1, out: expect.stringContaining('PORT="x"') })
})
