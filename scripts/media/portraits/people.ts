/** The eight people of the demo whom visitors meet, by the slug of their names. */
import { lifted } from '../paper.ts'
import { type Bust, piece, stroke } from './bust.ts'

const SHOULDERS =
  'M96 1020C104 830 210 764 404 700C430 770 530 770 556 700C750 764 856 830 864 1020Z'

/** A jacket open on what is worn under it, with its lapels. */
const jacket = (cloth: string, dark: string, under: string): string =>
  piece(SHOULDERS, under, 2) +
  piece('M96 1020C104 830 210 764 396 704L480 1020Z', cloth, 2) +
  piece('M864 1020C856 830 750 764 564 704L480 1020Z', cloth, 2) +
  piece('M396 704L340 760L386 812L352 838L474 1010L484 940Z', dark, 1) +
  piece('M564 704L620 760L574 812L608 838L486 1010L476 940Z', dark, 1)

/** A pullover with a round neck. */
const pullover = (cloth: string, rib: string): string =>
  piece(SHOULDERS, cloth, 2) +
  stroke('M398 704C420 792 540 792 562 704', rib, 30) +
  stroke('M250 1000C256 930 250 880 234 850M710 1000C704 930 710 880 726 850', rib, 6, 0.7)

/** A shirt, its collar and its buttons. */
const shirt = (cloth: string, collar: string): string =>
  piece(SHOULDERS, cloth, 2) +
  stroke('M480 780V1010', collar, 6, 0.8) +
  piece('M404 690L352 760L452 836L480 780Z', collar, 2) +
  piece('M556 690L608 760L508 836L480 780Z', collar, 2) +
  [860, 930].map((y) => `<circle cx="494" cy="${y}" r="8" fill="${collar}"/>`).join('')

/** Spectacles; `round` gives the corners of the glasses. */
const spectacles = (colour: string, round: number): string =>
  lifted(
    1,
    [388, 490]
      .map(
        (x) =>
          `<rect x="${x}" y="${round > 30 ? 364 : 374}" width="82" height="${round > 30 ? 82 : 66}" rx="${round}" fill="#FFFFFF" fill-opacity=".16" stroke="${colour}" stroke-width="9"/>`,
      )
      .join('') + stroke('M470 396Q480 388 490 396M388 396L360 388M572 396L600 388', colour, 8),
  )

const earring = (x: number, colour: string) =>
  lifted(1, `<circle cx="${x}" cy="462" r="12" fill="${colour}"/>`)

export const PEOPLE: Record<string, Bust> = {
  'claire-dauval': {
    motif: 'AEF',
    skin: '#EBC3A4',
    shade: '#C08A68',
    lips: '#A4492F',
    brows: '#5E4434',
    ring: 0.74,
    hairBehind: piece(
      'M330 380C310 230 400 150 490 156C600 160 660 250 640 400C640 500 660 560 640 600C580 640 380 640 324 600C300 560 326 480 330 380Z',
      '#5B4030',
    ),
    clothes: jacket('#0E4A4F', '#0A3639', '#FBFAF7'),
    hair:
      piece(
        'M346 470C322 330 350 190 486 180C610 176 640 300 616 470C604 420 598 380 590 330C540 330 470 300 440 250C420 310 380 330 368 350C360 400 356 440 346 470Z',
        '#6C4D3A',
      ) +
      piece(
        'M440 250C462 214 510 196 560 214C600 250 612 320 612 380C596 340 590 330 590 330C540 330 470 300 440 250Z',
        '#8A6A55',
      ),
    over: earring(356, '#BA7A20') + earring(604, '#BA7A20'),
  },
  'mathieu-lhermine': {
    motif: 'AEP',
    skin: '#E7B892',
    shade: '#B57B55',
    lips: '#8C4A36',
    brows: '#7A4524',
    wide: 1.06,
    turn: 1,
    ring: 0.42,
    clothes:
      piece(SHOULDERS, '#F2ECE0', 2) +
      pullover('#7B6A3A', '#5E5029') +
      piece('M410 694L366 740L450 800L480 766L510 800L594 740L550 694L480 766Z', '#FBFAF7', 2),
    hair:
      piece(
        'M350 380C330 250 390 170 500 178C600 184 630 270 612 380C606 340 596 310 570 290C520 300 440 296 410 270C380 300 362 330 350 380Z',
        '#8A4F28',
      ) +
      piece(
        'M352 400C364 470 380 470 430 474C460 462 500 462 530 474C580 470 596 470 608 400C616 520 570 616 480 620C390 616 344 520 352 400ZM440 506C456 536 504 536 520 506C500 494 460 494 440 506Z',
        '#8A4F28',
      ).replace('<path', '<path fill-rule="evenodd"'),
  },
  'ines-carvalho': {
    motif: 'AES',
    skin: '#D9A27A',
    shade: '#A66E48',
    lips: '#9C3F34',
    brows: '#2C201B',
    turn: -1,
    ring: 0.6,
    hairBehind: [
      [330, 300, 96],
      [300, 400, 92],
      [316, 500, 88],
      [350, 590, 80],
      [630, 300, 96],
      [660, 400, 92],
      [644, 500, 88],
      [610, 590, 80],
      [400, 220, 96],
      [560, 220, 96],
      [480, 196, 90],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#2E211C"/>`)
      .join(''),
    clothes:
      piece(SHOULDERS, '#A4492F', 2) +
      piece(
        'M404 700L480 900L556 700C640 730 600 780 480 1000C360 780 320 730 404 700Z',
        '#8A3A24',
        2,
      ) +
      stroke('M412 690C430 800 530 800 548 690', '#E5B25F', 7),
    hair: [
      [380, 280, 52],
      [420, 242, 54],
      [474, 226, 56],
      [530, 236, 54],
      [578, 272, 50],
      [362, 340, 36],
      [600, 336, 38],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#3B2A23"/>`)
      .join(''),
  },
  'hugo-perrin': {
    motif: 'AEM',
    skin: '#8A5A3C',
    shade: '#5E3A25',
    lips: '#5C2A22',
    brows: '#1E1512',
    wide: 1.03,
    ring: 0.86,
    clothes: shirt('#C9DAE6', '#FFFFFF'),
    hair:
      piece(
        'M352 360C340 230 400 168 480 168S620 230 608 360C600 320 586 296 570 284C510 268 450 268 390 284C374 296 360 320 352 360Z',
        '#231916',
      ) +
      stroke('M392 240C420 206 450 196 480 194M570 240C552 214 530 202 510 198', '#4A362E', 8, 0.7),
    over: spectacles('#16232E', 20),
  },
  'nadia-benali': {
    motif: 'EREVUEVIDEO',
    skin: '#C88F66',
    shade: '#93603D',
    lips: '#8E2F3C',
    brows: '#241A18',
    turn: 1,
    ring: 0.5,
    hairBehind:
      piece('M480 100C548 100 578 146 560 210H400C382 146 412 100 480 100Z', '#2A1D1D') +
      piece('M340 400C320 250 400 170 480 170S640 250 620 400Z', '#2A1D1D'),
    clothes:
      pullover('#5B3A66', '#452A4E') + stroke('M398 704C420 760 540 760 562 704', '#E5B25F', 6),
    hair:
      piece(
        'M350 420C330 270 400 176 484 176C580 180 630 270 610 420C602 360 590 320 540 280C500 310 420 320 390 320C372 350 358 380 350 420Z',
        '#382626',
      ) +
      stroke('M390 300C420 240 460 210 520 200M560 280C556 250 540 226 520 214', '#5A4040', 7, 0.7),
    over: [356, 604]
      .map((x) =>
        lifted(
          1,
          `<circle cx="${x}" cy="476" r="24" fill="none" stroke="#BA7A20" stroke-width="8"/>`,
        ),
      )
      .join(''),
  },
  'solene-guyader': {
    motif: 'AEJ',
    skin: '#F3D3BC',
    shade: '#CF9A7C',
    lips: '#B4543F',
    brows: '#A0552B',
    turn: -1,
    wide: 0.97,
    ring: 0.68,
    hairBehind: piece('M340 380C320 240 400 160 480 160S640 240 620 380L606 480H354Z', '#A9562A'),
    clothes: piece(SHOULDERS, '#E6E9F4', 2) + jacket('#3B4A8C', '#2C3970', '#F6E7C9'),
    hair:
      piece(
        'M350 440C330 280 390 184 480 184S630 280 610 440C604 360 590 320 480 236C380 316 356 360 350 440Z',
        '#BC6631',
      ) +
      [0, 1, 2, 3, 4, 5]
        .map(
          (at) =>
            `<ellipse cx="${622 + at * 5}" cy="${500 + at * 62}" rx="${44 - at * 3}" ry="42" fill="${at % 2 ? '#A9562A' : '#BC6631'}"/>`,
        )
        .join('') +
      piece('M624 850H676L690 930L650 900L612 930Z', '#BC6631') +
      piece('M622 836H678V862H622Z', '#3B4A8C'),
    over: [
      [412, 448],
      [430, 462],
      [450, 450],
      [512, 450],
      [530, 462],
      [548, 446],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="#CF9A7C"/>`)
      .join(''),
  },
  'thomas-wirth': {
    motif: 'AEF',
    skin: '#EDC6AC',
    shade: '#BE8C70',
    lips: '#99574A',
    brows: '#8B8B88',
    wide: 1.08,
    turn: 1,
    ring: 0.3,
    clothes:
      shirt('#2F6690', '#234E6F') +
      piece('M96 1020C104 830 210 764 330 724L350 1020Z', '#4C5A66', 2) +
      piece('M864 1020C856 830 750 764 630 724L610 1020Z', '#4C5A66', 2),
    hair:
      piece(
        'M340 420C326 350 340 290 372 270C362 320 366 370 362 430ZM620 420C634 350 620 290 588 270C598 320 594 370 598 430Z',
        '#B9B9B4',
      ) +
      piece(
        'M400 500C420 470 456 468 480 480C504 468 540 470 560 500C530 514 504 508 480 500C456 508 430 514 400 500Z',
        '#C9C9C4',
      ),
    over: spectacles('#8A5A12', 16) + stroke('M430 262C460 250 500 250 530 262', '#BE8C70', 6, 0.5),
  },
  'odile-marchand': {
    motif: 'AES',
    skin: '#F0CDB6',
    shade: '#C6957A',
    lips: '#B03A3A',
    brows: '#8F8A86',
    wide: 0.98,
    ring: 0.9,
    hairBehind: piece(
      'M340 400C316 240 400 150 484 150S644 240 620 400C624 450 610 480 596 490H364C350 480 336 450 340 400Z',
      '#C9C6C1',
    ),
    clothes:
      piece(SHOULDERS, '#16545A', 2) +
      piece(
        'M360 690C420 760 540 760 600 690C640 730 620 800 480 810C340 800 320 730 360 690Z',
        '#E5B25F',
        2,
      ) +
      piece('M540 780L640 960L560 990L500 800Z', '#D79B3E', 2) +
      stroke('M380 730C430 780 530 780 580 730M560 830L602 960', '#A4492F', 7, 0.75),
    hair:
      piece(
        'M346 440C320 290 380 172 486 168C600 168 640 290 614 440C606 390 600 360 580 330C560 350 540 300 520 290C500 330 440 330 420 300C400 340 372 350 366 370C358 400 352 420 346 440Z',
        '#E4E2DD',
      ) +
      stroke('M400 270C420 230 450 210 490 204M560 290C560 250 546 226 524 212', '#BDB9B3', 7, 0.7),
    over: spectacles('#A4492F', 41),
  },
}
