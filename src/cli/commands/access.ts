import { safeLines, safeText } from '../../app/world/said.ts';
import type { AddCommand } from '../command.ts';

export const addAccess: AddCommand = (program, run) => {
  const access = program.command('access').description('who may see the files of a library, and who saw them');
  const check = access
    .command('check')
    .description('ask the policy of a library; what it says is logged, and counts')
    .argument('<library>', 'its library_id in governance.access of the configuration')
    .requiredOption('--role <role>', 'a provider, or publish')
    .option('--model <model>', 'the model that sees it')
    .option('--document <path...>', 'files of it')
    .option('--justification <text>', 'why; default: PORTCULLIS_JUSTIFICATION')
    .addHelpText(
      'after',
      `
Exit codes: 0 it may, 1 it may not, 2 usage or a configuration that is not valid, 3 the store cannot be reached.

Example:
  $ portcullis access check finance --role claude --model qwen2.5:14b`,
    );
  run(check, async ({ role, model, document = [], justification }, context, [library = '']) => {
    const { checkAccess } = await import('../../app/governance/access/access-commands.ts');
    const request = {
      role,
      model: model ?? null,
      documents: document,
      ...(justification === undefined ? {} : { justification }),
    };
    const answer = await checkAccess(context.openWorld(), library, request, process.env);
    const said = answer.allowed ? `${library}: ${role} may see it` : `${library}: refused: ${answer.details ?? ''}`;
    context.print(context.json ? context.document(answer) : `${safeText(said)}\n`);
    return answer.allowed ? 0 : 1;
  });
  const report = access
    .command('report')
    .description('how often a library was asked for, by whom, and what was refused')
    .option('--library <id>', 'of one library')
    .option('--since <time>', 'no entry before this UTC time')
    .option('--until <time>', 'no entry from this UTC time on')
    .addHelpText('after', '\nExample:\n  $ portcullis access report --library finance --since 2026-06-01');
  run(report, async (options, context) => {
    const { reportAccess } = await import('../../app/governance/access/access-commands.ts');
    const reports = await reportAccess(context.openWorld(), options, process.env);
    const lines = reports.map(
      ({ library_id: id, total_accesses: total, unique_users: users, violations, agents_used: agents }) =>
        `${id}: ${total} by ${users} (${Object.entries(agents)
          .map(([agent, count]) => `${agent} ${count}`)
          .join(', ')}), refused ${violations}`,
    );
    context.print(context.json ? context.document({ libraries: reports }) : safeLines(`${lines.join('\n')}\n`));
    return 0;
  });
  const verify = access
    .command('verify')
    .description('find a change, a gap or a cut end in the log of accesses')
    .option('--head <number:hash>', 'as results.json holds it: without one, nothing proves the end')
    .addHelpText(
      'after',
      `
Exit codes: 0 the log is whole, 1 it is not, 2 usage, 3 the store cannot be reached.

Example:
  $ portcullis access verify --head 12:sha256:…`,
    );
  run(verify, async ({ head }, context) => {
    const { verifyAccess } = await import('../../app/governance/access/access-commands.ts');
    const verified = await verifyAccess(context.openWorld(), head, process.env);
    const { entries, first, head: last, problems, isEndProven } = verified;
    const end = isEndProven ? 'the end is proven' : 'no head proves the end';
    const lines = [
      ...problems,
      `entries ${first} to ${last.number}: ${entries}; ${end}; head ${last.number}:${last.hash}`,
    ];
    context.print(context.json ? context.document(verified) : safeLines(`${lines.join('\n')}\n`));
    return problems.length === 0 ? 0 : 1;
  });
};
