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

test.each([
  ['doctor --jsn', '« --jsn » n’est pas une option d’ici.'],
  ['doctor --site', '« --site » attend une valeur.'],
  ['doctor --site --json', '« --site » attend une valeur.'],
  ['doctor --json=1', '« --json » ne prend pas de valeur.'],
  ['doctor -x', '« -x » n’est pas une option d’ici.'],
  ['doctor nope', '« nope » est de trop.'],
  ['demo nope', '« nope » n’est pas connu.'],
  ['demo client --removed', '« client --removed » n’est pas connu.'],
  ['newsletter', 'Il manque l’action.'],
  ['newsletter lst', '« lst » n’est pas une action de newsletter.'],
  ['newsletter list --csv', '« --csv » n’est pas une option de « list ».'],
  ['privacy', 'Il manque l’action.'],
  ['privacy lst', '« lst » n’est pas une action de privacy.'],
  ['privacy list now', '« now » est de trop.'],
  ['privacy release', 'Il manque le numéro de la demande.'],
  ['privacy release x', '« x » n’est pas le numéro d’une demande.'],
  ['privacy erase x', '« x » n’est ni un courriel, ni un téléphone, ni un prénom suivi d’un nom.'],
  ['search --days 0', '« --days 0 » : attendu, un nombre de jours, de 1 à 10000.'],
  ['secret --acept', '« --acept » n’est pas une option d’ici.'],
  ['site', 'Il manque l’action.'],
  ['site lst', '« lst » n’est pas une action de site.'],
  ['site list --all', '« --all » est de trop.'],
  ['site create --host x.fr', 'Il manque --name.'],
  ['site remove', 'Il manque le site : son numéro ou l’un de ses hôtes.'],
  ['site export 1 2', '« 2 » est de trop.'],
  ['site import', 'Il manque le fichier.'],
  ['user', 'Il manque l’action.'],
  ['user lst', '« lst » n’est pas une action de user.'],
  ['user create', 'Il manque le courriel.'],
  ['user create a@b.fr', 'Il manque --role.'],
  ['user create a@b.fr --role chef', '« chef » n’est pas un rôle.'],
  ['user list --link', '« --link » n’est pas une option de « list ».'],
  ['user disable zoé', '« zoé » n’est pas un courriel.'],
  ['backup --keep 0', '« --keep 0 » : attendu, un nombre de 1 à 99999.'],
  ['restore', 'Il manque le fichier.'],
  ['move', 'Il manque --to.'],
  ['move --to mysql://a', '« --to » attend une adresse qui commence par postgres:// ou sqlite:.'],
])('« %s » is told what is wrong with it, above how to call', async (call, reason) => {
  const [name = '', ...args] = call.split(' ')
  const { code, out, err } = await run(name, ...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.split('\n\n')).toEqual([
    reason,
    expect.stringContaining(`Usage : npx vitrine ${name}`),
  ])
})

test.each(['--help', '-h'])('a command says with %s how it is called', async (asked) => {
  const { code, out, err } = await run('user', 'create', asked)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Usage : npx vitrine user')
})

test('the command gets the arguments after its name, and its code is the answer', async () => {
  expect(await run('doctor')).toMatchObject({ code: 1, out: expect.stringContaining('PORT="x"') })
})
