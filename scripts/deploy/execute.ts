import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { ROOT } from '../build.ts';
import { readDockerfile, readIgnore, type Stage, type Step } from './dockerfile.ts';

const NOBODY_UID = 65_534;

/** A stage built in a folder: its `/game` is `root + '/game'`. */
export type BuiltStage = { stage: Stage; root: string; workdir: string; env: Record<string, string> };

/** Runs the steps as an unprivileged user if we are root. */
const user: Pick<SpawnOptions, 'uid' | 'gid'> = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};

/** Returns the spawn options for a command in a stage: an unprivileged user, Node 24 and npm, and a clean environment. */
export const optionsIn = ({ workdir, root, env }: BuiltStage, folder: string) => ({
  ...user,
  cwd: root + workdir,
  env: {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    HOME: join(folder, 'home'),
    npm_config_cache: join(folder, 'home/cache'),
    ...network(),
    ...env,
  },
});

const npm = (key: string) => execFileSync('npm', ['config', 'get', key], { encoding: 'utf8' }).trim();

/** Returns the network settings for npm, because the unprivileged user cannot read our configuration. */
function network(): Record<string, string> {
  const set = { npm_config_registry: npm('registry'), npm_config_cafile: npm('cafile') };
  const inherited = ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'https_proxy'].map((name) => [
    name,
    process.env[name] ?? '',
  ]);
  const all = [...Object.entries(set), ...inherited] as [string, string][];
  return Object.fromEntries(all.filter(([, value]) => value !== '' && value !== 'null'));
}

/**
 * Executes the repository's Dockerfile inside `folder`, with a subfolder per stage, and returns the last stage. Supports
 * FROM, WORKDIR, ENV, COPY and RUN. Throws with the output of a step that fails.
 */
export function executeDockerfile(folder: string): BuiltStage {
  chmodSync(folder, 0o755);
  for (const name of ['bin', 'home', 'context']) mkdirSync(join(folder, name));
  copyFileSync(process.execPath, join(folder, 'bin/node'));
  copyContext(join(folder, 'context'));
  chownToUser(join(folder, 'home'));
  const built = new Map<string, BuiltStage>();
  for (const [index, stage] of readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).entries()) {
    const root = join(folder, `stage-${index}`);
    const base = built.get(stage.from);
    if (base) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    else mkdirSync(root);
    chownToUser(root);
    const result: BuiltStage = { stage, root, workdir: base?.workdir ?? '/', env: { ...base?.env } };
    for (const step of stage.steps) execute(step, result, { folder, built });
    built.set(stage.name, result);
  }
  const last = [...built.values()].at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stages.');
  return last;
}

type BuildContext = { folder: string; built: ReadonlyMap<string, BuiltStage> };

const STEPS: Record<string, (rest: string, at: BuiltStage, context: BuildContext) => void> = {
  WORKDIR(rest, at) {
    at.workdir = rest;
    mkdirSync(at.root + rest, { recursive: true });
    chownToUser(at.root);
  },
  ENV(rest, at) {
    for (const pair of rest.split(/\s+/)) Object.assign(at.env, Object.fromEntries([pair.split('=')]));
  },
  COPY(rest, at, { folder, built }) {
    const words = rest.split(/\s+/);
    const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
    const from = stage === undefined ? join(folder, 'context') : built.get(stage)?.root;
    if (from === undefined) throw new Error(`COPY refers to an unknown stage: ${rest}`);
    const [to = '', ...sources] = words.slice(stage === undefined ? 0 : 1).toReversed();
    for (const source of sources) {
      const path = join(from, source);
      const target = join(at.root, isAbsolute(to) ? '' : at.workdir, to);
      const isInto = to.endsWith('/') && !statSync(path).isDirectory();
      cpSync(path, isInto ? join(target, basename(path)) : target, { recursive: true, verbatimSymlinks: true });
    }
    chownToUser(at.root);
  },
  RUN(rest, at, { folder }) {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', rest], { ...optionsIn(at, folder), encoding: 'utf8' });
    if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}:\n${stdout}${stderr}`);
  },
};
/** Instructions without an effect here. */
const IGNORED = new Set(['ARG', 'CMD', 'EXPOSE', 'HEALTHCHECK', 'USER', 'VOLUME']);

function execute({ instruction, rest }: Step, at: BuiltStage, context: BuildContext): void {
  const run = STEPS[instruction];
  if (run === undefined && !IGNORED.has(instruction)) throw new Error(`${instruction} is not supported here.`);
  run?.(rest, at, context);
}

/** Copies the build context: the files that .dockerignore does not exclude. */
function copyContext(to: string): void {
  const isSent = readIgnore(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed
    .toString()
    .split('\0')
    .filter((each) => each !== '' && isSent(each))) {
    cpSync(join(ROOT, file), join(to, file));
  }
}

function chownToUser(path: string): void {
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${NOBODY_UID}:${NOBODY_UID}`, path]);
}
