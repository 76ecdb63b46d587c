import { n, times } from '../../geometry.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, sides, thread } from '../shapes.ts'

const lamp = (x: number, y: number, stroke: string) =>
  thread(`M${x} -40V${y}`, stroke, 5) +
  cut(
    `M${x - 90} ${y + 84}C${x - 86} ${y + 26} ${x - 44} ${y} ${x} ${y}S${x + 86} ${y + 26} ${x + 90} ${y + 84}Z`,
    'deep',
    2,
  ) +
  flat(`M${x - 34} ${y + 84}A34 34 0 0 0 ${x + 34} ${y + 84}Z`, 'accent') +
  box([x - 16, y - 16, 32, 24], 'night', 0, 4)

const bottle = (x: number, foot: number, tall: number, tint: 'deep' | 'mid' | 'brick' | 'honey') =>
  cut(
    `M${x - 30} ${foot}V${foot - tall * 0.55}C${x - 30} ${foot - tall * 0.7} ${x - 12} ${foot - tall * 0.7} ${x - 12} ${foot - tall}H${x + 12}C${x + 12} ${foot - tall * 0.7} ${x + 30} ${foot - tall * 0.7} ${x + 30} ${foot - tall * 0.55}V${foot}Z`,
    tint,
    1,
  ) +
  flat(`M${x - 22} ${foot - tall * 0.42}H${x + 22}V${foot - tall * 0.14}H${x - 22}Z`, 'white', 0.9)

/** A counter: bottles on their shelf, three lamps, a cup that steams. */
export const counter: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const bottles = (['deep', 'honey', 'mid', 'brick'] as const).map((tint, at) =>
      bottle(168 + at * 96, 470, 190 + ((at * 37) % 50), tint),
    )
    const glasses = times(4).map((at) =>
      cut(
        `M${900 + at * 104} 396H${978 + at * 104}L${966 + at * 104} 470H${912 + at * 104}Z`,
        'white',
        1,
      ),
    )
    const reeds = times(24)
      .map((at) => `M${n(30 + at * 61)} 812V960`)
      .join('')
    const steam =
      'M560 470C520 430 600 400 562 350M640 480C600 430 690 396 646 330M716 470C680 430 756 404 722 360'
    return (
      box([70, 120, 1300, 430], 'pale', 1, 10) +
      faint('M96 146H1344V524H96Z', tints.white, 3, 0.35) +
      bottles.join('') +
      glasses.join('') +
      box([100, 470, 1240, 26], 'night', 2, 4) +
      lamp(330, 110, tints.night) +
      lamp(720, 60, tints.night) +
      lamp(1110, 110, tints.night) +
      box([-60, 742, 1560, 54], 'accent', 3, 6) +
      floor(796, 'deep', 0) +
      faint(reeds, tints.night, 6, 0.8) +
      faint('M-40 762H1480', tints.white, 4, 0.4) +
      thread(steam, tints.white, 12) +
      thread('M826 578C920 560 930 664 820 672', tints.white, 34, 2) +
      lifted(2, `<ellipse cx="640" cy="742" rx="290" ry="30" fill="url(#white)"/>`) +
      lifted(2, '<ellipse cx="640" cy="520" rx="210" ry="36" fill="url(#white)"/>') +
      cut('M430 520H850C850 640 800 730 700 736H580C480 730 430 640 430 520Z', 'white', 3) +
      disc(640, 520, 206, 'white', 0, 34) +
      disc(640, 522, 178, 'brick', 0, 24) +
      flat('M447 600C452 616 456 630 462 640H818C824 630 828 616 833 600Z', 'accent') +
      lifted(2, '<rect x="1000" y="700" width="240" height="42" rx="8" fill="url(#white)"/>') +
      cut('M1024 700C1000 610 1080 566 1120 566S1240 610 1216 700Z', 'honey', 2) +
      faint(
        'M1070 690C1060 640 1080 606 1100 590M1120 694V582M1170 690C1180 640 1160 606 1140 590',
        tints.accent,
        8,
        0.9,
      ) +
      sides('180,742 200,610 300,610 320,742', 'brick', 2) +
      disc(250, 560, 72, 'sage', 2) +
      disc(200, 588, 46, 'mid', 1) +
      disc(302, 590, 42, 'deep', 1)
    )
  },
}
