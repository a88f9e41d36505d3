import { expect, it } from 'vitest';
import { createReservedNames } from './reserved.ts';
import { generateUsername } from './username.ts';

const isReserved = createReservedNames(['homer', 'believer', 'echo', 'rimrattler']);

it.each(
  `admin Admin ADMIN aDm1n adm_in admin_ _admin admin7 admin_007 Adrnin 4dmin administrator Adm1n1strat0r moderator
  m0derator Moderator99 mod MOD_1 support Supp0rt _5upport_ system SYST3M sy5tem system32 staff Staff_ 5taff official
  off1c1al OfficiaI 0fficial_2026 owner root themachine TheMachine the_machine theMach1ne TheMachlne themachine2
  machine Machine1 mach1ne M4chine beatthemachine BeatTheMachine b34tthemachine beat_the_machine_ bot B0T bot_7 b07
  b077 Admin_Team TheAdmin real_admin my_support SupportTeam system_admin TheRealMachine MachineBot OfficialMachine
  game_staff homerbot Homer_Bot believer_b0t ECHO_BOT3 h0merb0t r1mrattlerbot anything_bot anything_B0T_12 ScoreBot
  scoreBot99 ScoreBOT null deleted_user DeletedUser oracle me_ you`.split(/\s+/),
)('rejects %s', (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each(
  `Talbot Abbott Abbot talbot99 Cabot Turbot Botham Bottas Botswana Robotnik robot_fan iRobot roboto Machinist Machiavelli
  machine_gun_kelly MachineHead DeusExMachina Washing_Machine_X Adminton Badminton Admiral Modern modest_mouse Modric
  Model_T Supporter Lakers_Supporter Systematic Ecosystem Stafford StaffordRd Officer Unofficially Townowner Rooter Roots
  Beatrice Beat Beatles TheGame Team_Lakers HelpIsHere Oracle99 User12345 Guest_7 Ann bob_1 JohnDoe1984 x_X_x 1337 007
  Kobe24 LeBron23 SwiftFalcon482 BobTheBuilder bob0t Nomad homer believer42 AbBott RealMadrid MyTeam
  jane_b07 player_b0710916`.split(/\s+/),
)('accepts %s', (name) => {
  expect(isReserved(name)).toBe(false);
});

it('accepts generated usernames', () => {
  for (let index = 0; index < 400; index += 1) {
    const digits = [index / 400, ((index * 7) % 400) / 400, ((index * 13) % 400) / 400];
    expect(isReserved(generateUsername(() => digits.shift() ?? 0))).toBe(false);
  }
});
