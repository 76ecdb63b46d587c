import type { Composition } from '../scene.ts'
import { account } from './account.ts'
import { arches } from './arches.ts'
import { columns } from './columns.ts'
import { copies } from './copies.ts'
import { dial } from './dial.ts'
import { envelope } from './envelope.ts'
import { facade } from './facade.ts'
import { fan } from './fan.ts'
import { folders } from './folders.ts'
import { hemicycle } from './hemicycle.ts'
import { hills } from './hills.ts'
import { hollow } from './hollow.ts'
import { hook } from './hook.ts'
import { key } from './key.ts'
import { leaves } from './leaves.ts'
import { ledgers } from './ledgers.ts'
import { lens } from './lens.ts'
import { lineage } from './lineage.ts'
import { month } from './month.ts'
import { orbit } from './orbit.ts'
import { paths } from './paths.ts'
import { pencil } from './pencil.ts'
import { piles } from './piles.ts'
import { receipt } from './receipt.ts'
import { rings } from './rings.ts'
import { scales } from './scales.ts'
import { screen } from './screen.ts'
import { slice } from './slice.ts'
import { stairs } from './stairs.ts'
import { street } from './street.ts'
import { tickets } from './tickets.ts'
import { tidy } from './tidy.ts'
import { umbrella } from './umbrella.ts'

/** Every composition by name. */
export const compositions = {
  account,
  arches,
  columns,
  copies,
  dial,
  envelope,
  facade,
  fan,
  folders,
  hemicycle,
  hills,
  hollow,
  hook,
  key,
  leaves,
  ledgers,
  lens,
  lineage,
  month,
  orbit,
  paths,
  pencil,
  piles,
  receipt,
  rings,
  scales,
  screen,
  slice,
  stairs,
  street,
  tickets,
  tidy,
  umbrella,
} satisfies Record<string, Composition>

export type CompositionName = keyof typeof compositions
