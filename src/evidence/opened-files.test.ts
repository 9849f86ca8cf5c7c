import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandFilter, commandPurpose, openedFiles } from './opened-files.ts';
import { pathParts } from './path-segments.ts';

const S = '.agents/skills/foo/SKILL.md';
const MANY = Array.from({ length: 64 }, (_, index) => `word-number-${index}`).join(' ');

describe('openedFiles', () => {
  it.each<[command: string, files: string[]]>([
    [`cat ${S}`, [S]],
    [`cat -n ${S}`, [S]],
    [`/usr/bin/cat -- ${S}`, [S]],
    [`sed -n '1,200p' ${S}`, [S]],
    [`sed -n -e 1,5p -e 9p ${S}`, [S]],
    [`sed -ne 1,5p ${S}`, [S]],
    [`sed --quiet --expression=1p ${S}`, [S]],
    [`sed -f script.sed ${S}`, [S]],
    [`head -n 40 ${S}`, [S]],
    [`head -40 ${S}`, [S]],
    [`tail -n +1 ${S} b/SKILL.md`, [S, 'b/SKILL.md']],
    [`tail +2 ${S}`, [S]],
    [`less -R ${S}`, [S]],
    [`more ${S}`, [S]],
    [`bat -p --style plain ${S}`, [S]],
    [`awk -F: '{print}' ${S}`, [S]],
    [`awk -v n=1 '{print n}' ${S}`, [S]],
    [`nl -ba ${S}`, [S]],
    [`nl -b a ${S}`, [S]],
    [`Get-Content ${S}`, [S]],
    [
      'Get-Content -Raw -Path "C:\\Users\\me\\.codex\\skills\\foo\\SKILL.md"',
      ['C:\\Users\\me\\.codex\\skills\\foo\\SKILL.md'],
    ],
    ['gc -TotalCount 40 .codex\\skills\\foo\\SKILL.md', ['.codex\\skills\\foo\\SKILL.md']],
    ['get-content -TotalCount 40 .codex\\skills\\foo\\SKILL.md', ['.codex\\skills\\foo\\SKILL.md']],
    ['Get-Content a\\SKILL.md,b\\SKILL.md', ['a\\SKILL.md', 'b\\SKILL.md']],
    ['type C:\\s\\foo\\SKILL.md', ['C:\\s\\foo\\SKILL.md']],
    ['CAT.EXE foo/SKILL.md', ['foo/SKILL.md']],
  ])('opens: %s', (command, files) => {
    expect(openedFiles(command)).toEqual(files);
  });

  it.each([
    `ls ${S}`,
    `ls -la .agents/skills/*/SKILL.md`,
    `find .agents -name SKILL.md`,
    `find . -name SKILL.md -exec cat {} \\;`,
    `rg cat ${S}`,
    `rg --files | grep ${S}`,
    `grep -n name ${S}`,
    `echo cat ${S}`,
    `echo "cat ${S}"`,
    `printf 'cat %s' ${S}`,
    `git show HEAD:${S}`,
    `git cat-file blob ${S}`,
    `rm ${S}`,
    `wc -l ${S}`,
    `stat ${S}`,
    `cp ${S} /tmp`,
    `concat ${S}`,
    `mycat ${S}`,
    `cat`,
    `cat -`,
    `echo x > ${S}`,
    `cat > ${S}`,
    `cat >> ${S} 2>&1`,
    `sed -i 's/a/b/' ${S}`,
    `sed --in-place s/a/b/ ${S}`,
    `sed -Ei s/a/b/ ${S}`,
    `command -v cat ${S}`,
    `# cat ${S}`,
    `python3 -c "cat ${S}"`,
    `node -e "read('${S}')"`,
    `xargs cat < list`,
    `tee ${S}`,
    '',
    '   ',
  ])('opens nothing: %s', (command) => {
    expect(openedFiles(command)).toEqual([]);
  });

  it.each<[command: string, files: string[]]>([
    [`bash -lc 'cat ${S}'`, [S]],
    [`/bin/bash -lc "sed -n '1,40p' ${S}"`, [S]],
    [`sh -c "cat \\"my file/SKILL.md\\""`, ['my file/SKILL.md']],
    [`zsh -ic 'bash -c "cat ${S}"'`, [S]],
    [`powershell -NoProfile -Command "Get-Content -Raw '${S}'"`, [S]],
    [`powershell Get-Content C:\\s\\foo\\SKILL.md`, ['C:\\s\\foo\\SKILL.md']],
    [`pwsh -c "type ${S}"`, [S]],
    [`cmd /c type C:\\s\\foo\\SKILL.md`, ['C:\\s\\foo\\SKILL.md']],
    [`cmd.exe /C "type C:\\s\\foo\\SKILL.md"`, ['C:\\s\\foo\\SKILL.md']],
    [`sudo -u root cat ${S}`, [S]],
    [`env -i A=b cat ${S}`, [S]],
    [`env -u HOME cat ${S}`, [S]],
    [`LC_ALL=C cat ${S}`, [S]],
    [`timeout 5 cat ${S}`, [S]],
    [`timeout -k 1 -s KILL 5s cat ${S}`, [S]],
    [`nice -n 10 cat ${S}`, [S]],
    [`stdbuf -oL cat ${S}`, [S]],
    [`time -p cat ${S}`, [S]],
    [`command cat ${S}`, [S]],
    [`exec cat ${S}`, [S]],
    [`if [ -f ${S} ]; then cat ${S}; fi`, [S]],
    [`for f in a; do cat ${S}; done`, [S]],
    [`! cat ${S}`, [S]],
    [`{ cat ${S}; }`, [S]],
    [`echo $(cat ${S})`, [S]],
    [`diff <(cat ${S}) b`, [S]],
    [`bash <<'EOF'\ncat ${S}\nEOF\n`, [S]],
  ])('looks through %s', (command, files) => {
    expect(openedFiles(command)).toEqual(files);
  });

  it.each<[command: string, files: string[]]>([
    [`cat a/SKILL.md b/SKILL.md`, ['a/SKILL.md', 'b/SKILL.md']],
    [
      `cat a/SKILL.md && cat b/SKILL.md; cat c/SKILL.md || cat d/SKILL.md`,
      ['a/SKILL.md', 'b/SKILL.md', 'c/SKILL.md', 'd/SKILL.md'],
    ],
    [`cat a/SKILL.md | head -5`, ['a/SKILL.md']],
    [`cat a/SKILL.md & cat b/SKILL.md`, ['a/SKILL.md', 'b/SKILL.md']],
    [`cat a/SKILL.md 2>/dev/null`, ['a/SKILL.md']],
    [`cat a/SKILL.md 2>&1 | tail -3`, ['a/SKILL.md']],
    [`cat a/SKILL.md &> out`, ['a/SKILL.md']],
    [`cat a/SKILL.md > out b/SKILL.md`, ['a/SKILL.md', 'b/SKILL.md']],
    [`cat a/SKILL.md\ncat b/SKILL.md\r\n`, ['a/SKILL.md', 'b/SKILL.md']],
    [`cat \\\n  a/SKILL.md`, ['a/SKILL.md']],
    [`cat 'a b/SKILL.md' "c d/SKILL.md" e\\ f/SKILL.md`, ['a b/SKILL.md', 'c d/SKILL.md', 'e f/SKILL.md']],
    [`cat .agents/skills/{a,b}/SKILL.md`, ['.agents/skills/a/SKILL.md', '.agents/skills/b/SKILL.md']],
    [`cat \${X}/SKILL.md`, ['${X}/SKILL.md']],
    [`cat a/{x}/SKILL.md`, ['a/{x}/SKILL.md']],
    [`cd .agents/skills/foo && cat SKILL.md`, ['.agents/skills/foo/SKILL.md']],
    [`cd .agents && cd skills && cat foo/SKILL.md`, ['.agents/skills/foo/SKILL.md']],
    [`cd .agents && cat /x/SKILL.md ~/y/SKILL.md C:\\z\\SKILL.md`, ['/x/SKILL.md', '~/y/SKILL.md', 'C:\\z\\SKILL.md']],
    [`cd a && cd - && cat b`, ['a/b']],
    [`cd a; cd; cat b`, ['~/b']],
    [`(cd a && cat b); cat c`, ['a/b', 'c']],
    [`bash -c 'cd a'; cat b`, ['b']],
    [`bash -c 'cd a && cat b'`, ['a/b']],
    [`cd /d C:\\work && type a\\SKILL.md`, ['C:\\work/a\\SKILL.md']],
    [`Set-Location C:\\work; Get-Content a\\SKILL.md`, ['C:\\work/a\\SKILL.md']],
    [`echo "a ; cat b/SKILL.md"; cat c`, ['c']],
    [`echo "say \\"hi\\" ; cat b"; cat c`, ['c']],
    [`printf "one\\n\\"two\\" ; cat b"; cat c`, ['c']],
    [`echo 'it'"'"'s ; cat b'; cat c`, ['c']],
    [`echo a # cat b\ncat c`, ['c']],
    [`echo a#b; cat c`, ['c']],
  ])('%s', (command, files) => {
    expect(openedFiles(command)).toEqual(files);
  });

  it.each<[command: string, files: string[]]>([
    ['cat "${CODEX_HOME:-$HOME/.codex}/skills/a/SKILL.md"', ['$CODEX_HOME/skills/a/SKILL.md']],
    ['cat ${CODEX_HOME:-${HOME}/.codex}/skills/a/SKILL.md', ['$CODEX_HOME/skills/a/SKILL.md']],
    ['CODEX_HOME=/c; cat ${CODEX_HOME:-/d}/a/SKILL.md', ['/c/a/SKILL.md']],
    ['cat "${SKILLS-.agents/skills}/a/SKILL.md"', ['.agents/skills/a/SKILL.md']],
    ['cat ${A:-${B:=x}}/y ${A%/*}/z', ['x/y', '${A%/*}/z']],
    [
      `d=.agents/skills; cat "$d/a/SKILL.md" \${d}/b/SKILL.md $e/c`,
      ['.agents/skills/a/SKILL.md', '.agents/skills/b/SKILL.md', '$e/c'],
    ],
    [`export d=s && f="$d/a" && bash -lc "cat $f/SKILL.md"`, ['s/a/SKILL.md']],
    ['d=a; d=b; cat $d/x; d=$(pwd); cat $d/y', ['b/x', '$d/y']],
    ['declare d=a; cat $d/x; local d=b e=c; cat $d/$e', ['a/x', 'b/c']],
    [`cd s && d=a; cat $d/x`, ['s/a/x']],
    ['d=s/a; cd "$d" && cat SKILL.md', ['s/a/SKILL.md']],
    [`$d = '.codex\\skills\\a'; Get-Content "$d\\SKILL.md"`, ['.codex\\skills\\a\\SKILL.md']],
    ['for f in a/x b/x; do sed -n 1,9p "$f"; done', ['a/x', 'b/x']],
    ['for s in a b\ndo\n  echo "== $s"\n  cat s/$s/SKILL.md\ndone', ['s/a/SKILL.md', 's/b/SKILL.md']],
    ['for f in s/*/SKILL.md; do cat "$f"; done', ['s/*/SKILL.md']],
    ['for f in s/{a,b}/x; do cat "$f"; done', ['s/a/x', 's/b/x']],
    ['fs="a/x b/x"; for f in $fs; do cat $f; done', ['a/x', 'b/x']],
    ['for d in a b; do (cd $d && cat x); done', ['a/x', 'b/x']],
    [`foreach ($f in 'a\\x','b\\x') { Get-Content $f }`, ['a\\x', 'b\\x', '}']],
    [`cat < ${S}`, [S]],
    [`head -n 5 <"${S}" 2>&1`, [S]],
    [`echo "$(< ${S})"`, [S]],
    [`x=$(<${S}); echo "$x"`, [S]],
    [`d=.agents; x="$(<$d/SKILL.md)"; echo "$x"`, ['.agents/SKILL.md']],
    [`< ${S} grep x; (grep x < ${S})`, []],
    [`while IFS= read -r l; do echo $l; done < ${S}`, [S]],
    [`for f in a b; do cat < $f; done > ${S}`, ['a', 'b']],
    [`cat <<< ${S}; bash < ${S}; cat <&3`, []],
  ])('puts in what the script says: %s', (command, files) => {
    expect(openedFiles(command)).toEqual(files);
  });

  it('does not grow without end by variables', () => {
    const grown = `a=${'x/'.repeat(64)}; ${'a=$a$a$a$a; '.repeat(9)}cat $a/SKILL.md`;
    expect(openedFiles(grown).join('').length).toBeLessThan(8192);
    const many = `for a in ${'b '.repeat(99)}; do cat ${'$a$a$a$a$a$a$a$a$a$a$a$a$a$a$a$a '.repeat(1500)}; done`;
    expect(commandPurpose(many)).toEqual({ kind: 'other', oversize: true });
  });

  it.each([
    ['values of values', (fill: string) => `for b in ${MANY};do c=$b$b$b$b$b$b$b$b;d=$c$c;${fill}done`, 'e=$d;'],
    ['values that are lists', (fill: string) => `for b in ${MANY};do c="$b $b $b $b $b $b";${fill}done`, 'e=$c;'],
    ['words of a loop', (fill: string) => `for b in ${MANY};do for c in ${fill};do :;done;done`, '$b$b$b$b '],
    ['alternatives', (fill: string) => fill, `a={a,b}{a,b}{a,b}{a,b}{a,b}{a,b}${'x'.repeat(99)};`],
    ['defaults', (fill: string) => `for b in ${MANY};do ${fill}done`, 'c=${z:-$b$b$b$b$b};'],
  ])('bounds what assignments expand to, whether or not a path is opened: %s', (_, script, piece) => {
    expect(commandPurpose(`${script(piece)};cat x`)).toEqual({ kind: 'opens', paths: ['x'] });
    const beyond = script(piece.repeat(Math.floor(60_000 / piece.length)));
    expect(commandPurpose(beyond)).toEqual({ kind: 'other', oversize: true });
  });

  it.each<[what: string, command: string, files: string[]]>([
    ['is data', `cat <<EOF > notes.md\ncat ${S}\nEOF\ncat c`, ['c']],
    ['with quotes', `cat > n <<'E O'\ncat ${S}\nE O\ncat c`, ['c']],
    ['with tabs', `cat <<-EOF\n\tcat ${S}\n\tEOF\ncat c`, ['c']],
    ['of another program', `python3 - <<'PY'\ncat ${S}\nPY\ncat c`, ['c']],
    ['in a pipe', `cat <<EOF | grep x\ncat ${S}\nEOF\ncat c`, ['c']],
    ['two of them', `cat <<A <<B\ncat 1\nA\ncat 2\nB\ncat c`, ['c']],
    ['never closed', `cat c\ncat <<EOF\ncat ${S}`, ['c']],
    ['with carriage returns', `cat <<EOF\r\ncat ${S}\r\nEOF\r\ncat c\r\n`, ['c']],
    ['no delimiter', `cat <<\ncat c`, ['c']],
    ['a string', `cat <<< "cat ${S}"\ncat c`, ['c']],
    ['a shift', 'echo $((1<<4))\ncat c', ['c']],
  ])('here-document: %s', (_, command, files) => {
    expect(openedFiles(command)).toEqual(files);
  });

  it.each([
    '"',
    "'",
    '\\',
    '`',
    '$(',
    '(((',
    ')))',
    '<<',
    '<',
    '>',
    '|',
    '&&',
    'cat "',
    "bash -c '",
    'bash -c',
    'cat <<',
    'cmd /c',
    'sudo',
    'env',
    'sed -e',
  ])('survives %j', (command) => {
    expect(() => openedFiles(command)).not.toThrow();
    expect(() => openedFiles(`${command}\ncat x ${command}`)).not.toThrow();
  });

  it('does not follow nesting or expansion without end', () => {
    let nested = 'cat x';
    for (let depth = 0; depth < 8; depth += 1) nested = `bash -c ${JSON.stringify(nested)}`;
    expect(openedFiles(nested)).toEqual([]);
    expect(openedFiles(`cat ${'{a,b}'.repeat(20)}`).length).toBeLessThanOrEqual(64);
  });
});

describe('commandFilter', () => {
  const pieces =
    'cat |sed -n 1p |cd |sh -c |cmd /c |gc |x=|$x|{a,b}|SKILL|skill|\u017fKILL|.md|q|/|\\|\\\n|\n|\'|"|,|;| |<|/..|<<E\n|E\n'.split(
      '|',
    );

  it('leaves out no command that opens a file of one of its names', () => {
    const names = ['skill.md', 'q'];
    const [mayOpen, seen] = [commandFilter(names), { kept: 0, left: 0 }];
    const script = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => `cat ${parts.join('')}`);
    fc.assert(
      fc.property(script, (command) => {
        const isNamed = openedFiles(command).some((path) =>
          names.includes(pathParts(path).at(-1)?.toLowerCase() ?? ''),
        );
        if (isNamed) expect(mayOpen(command)).toBe(true);
        seen[mayOpen(command) ? 'kept' : 'left'] += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.kept, seen.left)).toBeGreaterThan(100);
  });

  it.each([
    ['rg -n "value" src | head -20', ['skill.md'], false],
    [`cat 'docs'/"gui"de.md`, ['guide.md'], true],
    [`cat ${'x'.repeat(70_000)}`, ['skill.md'], true],
    ['cat x', ["it's.md"], true],
  ])('%.40s', (command, names, expected) => {
    expect(commandFilter(names)(command)).toBe(expected);
  });
});
