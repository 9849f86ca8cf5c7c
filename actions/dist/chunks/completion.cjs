const e=require("./rolldown-runtime.cjs"),l=require("./shared-38.cjs");let u=require("node:assert");u=e.a(u,1);function t$1(e,l){return`#compdef ${e}
compdef _${e} ${e}

# zsh completion for ${e} -*- shell-script -*-

__${e}_debug() {
    local file="$BASH_COMP_DEBUG_FILE"
    if [[ -n \${file} ]]; then
        echo "$*" >> "\${file}"
    fi
}

_${e}() {
    local shellCompDirectiveError=${f.ShellCompDirectiveError}
    local shellCompDirectiveNoSpace=${f.ShellCompDirectiveNoSpace}
    local shellCompDirectiveNoFileComp=${f.ShellCompDirectiveNoFileComp}
    local shellCompDirectiveFilterFileExt=${f.ShellCompDirectiveFilterFileExt}
    local shellCompDirectiveFilterDirs=${f.ShellCompDirectiveFilterDirs}
    local shellCompDirectiveKeepOrder=${f.ShellCompDirectiveKeepOrder}

    local lastParam lastChar flagPrefix requestComp out directive comp lastComp noSpace keepOrder
    local -a completions

    __${e}_debug "\\n========= starting completion logic =========="
    __${e}_debug "CURRENT: \${CURRENT}, words[*]: \${words[*]}"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CURRENT location, so we need
    # to truncate the command-line ($words) up to the $CURRENT location.
    # (We cannot use $CURSOR as its value does not work when a command is an alias.)
    words=( "\${=words[1,CURRENT]}" )
    __${e}_debug "Truncated words[*]: \${words[*]},"

    lastParam=\${words[-1]}
    lastChar=\${lastParam[-1]}
    __${e}_debug "lastParam: \${lastParam}, lastChar: \${lastChar}"

    # For zsh, when completing a flag with an = (e.g., ${e} -n=<TAB>)
    # completions must be prefixed with the flag
    setopt local_options BASH_REMATCH
    if [[ "\${lastParam}" =~ '-.*=' ]]; then
        # We are dealing with a flag with an =
        flagPrefix="-P \${BASH_REMATCH}"
    fi

    # Prepare the command to obtain completions, ensuring arguments are quoted for eval
    local -a args_to_quote=("\${(@)words[2,-1]}")
    if [ "\${lastChar}" = "" ] && [ "\${args_to_quote[-1]}" != "" ]; then
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go completion code.
        __${e}_debug "Adding extra empty parameter"
        args_to_quote+=("")
    fi

    # Use Zsh's (q) flag to quote each argument safely for eval
    local quoted_args=("\${(@q)args_to_quote}")

    # Join the main command and the quoted arguments into a single string for eval
    requestComp="${l} complete -- \${quoted_args[*]}"

    __${e}_debug "About to call: eval \${requestComp}"

    # Use eval to handle any environment variables and such
    out=$(eval \${requestComp} 2>/dev/null)
    __${e}_debug "completion output: \${out}"

    # Extract the directive integer following a : from the last line
    local lastLine
    while IFS='\n' read -r line; do
        lastLine=\${line}
    done < <(printf "%s\n" "\${out[@]}")
    __${e}_debug "last line: \${lastLine}"

    if [ "\${lastLine[1]}" = : ]; then
        directive=\${lastLine[2,-1]}
        # Remove the directive including the : and the newline
        local suffix
        (( suffix=\${#lastLine}+2))
        out=\${out[1,-$suffix]}
    else
        # There is no directive specified.  Leave $out as is.
        __${e}_debug "No directive found.  Setting to default"
        directive=0
    fi

    __${e}_debug "directive: \${directive}"
    __${e}_debug "completions: \${out}"
    __${e}_debug "flagPrefix: \${flagPrefix}"

    if [ $((directive & shellCompDirectiveError)) -ne 0 ]; then
        __${e}_debug "Completion received error. Ignoring completions."
        return
    fi

    local activeHelpMarker="%"
    local endIndex=\${#activeHelpMarker}
    local startIndex=$((\${#activeHelpMarker}+1))
    local hasActiveHelp=0
    while IFS='\n' read -r comp; do
        # Check if this is an activeHelp statement (i.e., prefixed with $activeHelpMarker)
        if [ "\${comp[1,$endIndex]}" = "$activeHelpMarker" ];then
            __${e}_debug "ActiveHelp found: $comp"
            comp="\${comp[$startIndex,-1]}"
            if [ -n "$comp" ]; then
                compadd -x "\${comp}"
                __${e}_debug "ActiveHelp will need delimiter"
                hasActiveHelp=1
            fi
            continue
        fi

        if [ -n "$comp" ]; then
            # If requested, completions are returned with a description.
            # The description is preceded by a TAB character.
            # For zsh's _describe, we need to use a : instead of a TAB.
            # We first need to escape any : as part of the completion itself.
            comp=\${comp//:/\\:}

            local tab="$(printf '\\t')"
            comp=\${comp//$tab/:}

            __${e}_debug "Adding completion: \${comp}"
            completions+=\${comp}
            lastComp=$comp
        fi
    done < <(printf "%s\n" "\${out[@]}")

    # Add a delimiter after the activeHelp statements, but only if:
    # - there are completions following the activeHelp statements, or
    # - file completion will be performed (so there will be choices after the activeHelp)
    if [ $hasActiveHelp -eq 1 ]; then
        if [ \${#completions} -ne 0 ] || [ $((directive & shellCompDirectiveNoFileComp)) -eq 0 ]; then
            __${e}_debug "Adding activeHelp delimiter"
            compadd -x "--"
            hasActiveHelp=0
        fi
    fi

    if [ $((directive & shellCompDirectiveNoSpace)) -ne 0 ]; then
        __${e}_debug "Activating nospace."
        noSpace="-S ''"
    fi

    if [ $((directive & shellCompDirectiveKeepOrder)) -ne 0 ]; then
        __${e}_debug "Activating keep order."
        keepOrder="-V"
    fi

    if [ $((directive & shellCompDirectiveFilterFileExt)) -ne 0 ]; then
        # File extension filtering
        local filteringCmd
        filteringCmd='_files'
        for filter in \${completions[@]}; do
            if [ \${filter[1]} != '*' ]; then
                # zsh requires a glob pattern to do file filtering
                filter="\\*.$filter"
            fi
            filteringCmd+=" -g $filter"
        done
        filteringCmd+=" \${flagPrefix}"

        __${e}_debug "File filtering command: $filteringCmd"
        _arguments '*:filename:'"$filteringCmd"
    elif [ $((directive & shellCompDirectiveFilterDirs)) -ne 0 ]; then
        # File completion for directories only
        local subdir
        subdir="\${completions[1]}"
        if [ -n "$subdir" ]; then
            __${e}_debug "Listing directories in $subdir"
            pushd "\${subdir}" >/dev/null 2>&1
        else
            __${e}_debug "Listing directories in ."
        fi

        local result
        _arguments '*:dirname:_files -/'" \${flagPrefix}"
        result=$?
        if [ -n "$subdir" ]; then
            popd >/dev/null 2>&1
        fi
        return $result
    else
        __${e}_debug "Calling _describe"
        if eval _describe $keepOrder "completions" completions -Q \${flagPrefix} \${noSpace}; then
            __${e}_debug "_describe found some completions"

            # Return the success of having called _describe
            return 0
        else
            __${e}_debug "_describe did not find completions."
            __${e}_debug "Checking if we should do file completion."
            if [ $((directive & shellCompDirectiveNoFileComp)) -ne 0 ]; then
                __${e}_debug "deactivating file completion"

                # Return 0 to indicate completion is finished and prevent zsh from
                # trying other completion algorithms (which could cause hanging).
                # We use NoFileComp directive to explicitly disable file completion.
                return 0
            else
                # Perform file completion
                __${e}_debug "Activating file completion"

                # We must return the result of this command, so it must be the
                # last command, or else we must store its result to return it.
                _arguments '*:filename:_files'" \${flagPrefix}"
            fi
        fi
    fi
}

# don't run the completion function when being sourced or eval-ed
if [ "\${funcstack[1]}" = "_${e}" ]; then
    _${e}
fi
`}function n$1(e,l){let u=e.replace(/[-:]/g,`_`);return`# bash completion for ${e}

# Define shell completion directives
readonly ShellCompDirectiveError=${f.ShellCompDirectiveError}
readonly ShellCompDirectiveNoSpace=${f.ShellCompDirectiveNoSpace}
readonly ShellCompDirectiveNoFileComp=${f.ShellCompDirectiveNoFileComp}
readonly ShellCompDirectiveFilterFileExt=${f.ShellCompDirectiveFilterFileExt}
readonly ShellCompDirectiveFilterDirs=${f.ShellCompDirectiveFilterDirs}
readonly ShellCompDirectiveKeepOrder=${f.ShellCompDirectiveKeepOrder}

# Function to debug completion
__${u}_debug() {
    if [[ -n \${BASH_COMP_DEBUG_FILE:-} ]]; then
        echo "$*" >> "\${BASH_COMP_DEBUG_FILE}"
    fi
}

# Function to handle completions
__${u}_complete() {
    local cur prev words cword
    _get_comp_words_by_ref -n "=:" cur prev words cword

    local requestComp out directive
    
    # Build the command to get completions
    requestComp="${l} complete -- \${words[@]:1}"
    
    # Add an empty parameter if the last parameter is complete
    if [[ -z "$cur" ]]; then
        requestComp="$requestComp ''"
    fi
    
    # Get completions from the program
    out=$(eval "$requestComp" 2>/dev/null)
    
    # Extract directive if present
    directive=0
    if [[ "$out" == *:* ]]; then
        directive=\${out##*:}
        out=\${out%:*}
    fi
    
    # Process completions based on directive
    if [[ $((directive & $ShellCompDirectiveError)) -ne 0 ]]; then
        # Error, no completion
        return
    fi
    
    # Apply directives
    if [[ $((directive & $ShellCompDirectiveNoSpace)) -ne 0 ]]; then
        compopt -o nospace
    fi
    if [[ $((directive & $ShellCompDirectiveKeepOrder)) -ne 0 ]]; then
        compopt -o nosort
    fi
    if [[ $((directive & $ShellCompDirectiveNoFileComp)) -ne 0 ]]; then
        compopt +o default
    fi
    
    # Handle file extension filtering
    if [[ $((directive & $ShellCompDirectiveFilterFileExt)) -ne 0 ]]; then
        local filter=""
        for ext in $out; do
            filter="$filter|$ext"
        done
        filter="\\.($filter)"
        compopt -o filenames
        COMPREPLY=( $(compgen -f -X "!$filter" -- "$cur") )
        return
    fi
    
    # Handle directory filtering
    if [[ $((directive & $ShellCompDirectiveFilterDirs)) -ne 0 ]]; then
        compopt -o dirnames
        COMPREPLY=( $(compgen -d -- "$cur") )
        return
    fi
    
    # Process completions
    local IFS=$'\\n'
    local tab=$(printf '\\t')
    
    # Parse completions with descriptions
    local completions=()
    while read -r comp; do
        if [[ "$comp" == *$tab* ]]; then
            # Split completion and description
            local value=\${comp%%$tab*}
            local desc=\${comp#*$tab}
            completions+=("$value")
        else
            completions+=("$comp")
        fi
    done <<< "$out"
    
    # Return completions
    COMPREPLY=( $(compgen -W "\${completions[*]}" -- "$cur") )
}

# Register completion function
complete -F __${u}_complete ${e}
`}function r$1(e,l){let u=e.replace(/[-:]/g,`_`),p=f.ShellCompDirectiveError,m=f.ShellCompDirectiveNoSpace,h=f.ShellCompDirectiveNoFileComp,g=f.ShellCompDirectiveFilterFileExt,_=f.ShellCompDirectiveFilterDirs;return`# fish completion for ${e} -*- shell-script -*-

function __${u}_debug
    set -l file "$BASH_COMP_DEBUG_FILE"
    if test -n "$file"
        echo "$argv" >> $file
    end
end

function __${u}_perform_completion
    __${u}_debug "Starting __${u}_perform_completion"

    # Extract all args except the last one
    set -l args (commandline -opc)
    # Extract the token currently being completed (may be empty on a trailing space)
    set -l lastArg (commandline -ct)

    __${u}_debug "args: $args"
    __${u}_debug "last arg: $lastArg"

    # Pass each arg as its own token (no string join/eval, which would collapse multi-segment paths); quote "$lastArg" so an empty trailing token is still sent.
    __${u}_debug "Calling ${l} complete -- $args[2..-1] $lastArg"
    set -l results (${l} complete -- $args[2..-1] "$lastArg" 2> /dev/null)

    # Some programs may output extra empty lines after the directive.
    # Let's ignore them or else it will break completion.
    # Ref: https://github.com/spf13/cobra/issues/1279
    for line in $results[-1..1]
        if test (string trim -- $line) = ""
            # Found an empty line, remove it
            set results $results[1..-2]
        else
            # Found non-empty line, we have our proper output
            break
        end
    end

    set -l comps $results[1..-2]
    set -l directiveLine $results[-1]

    # For Fish, when completing a flag with an = (e.g., <program> -n=<TAB>)
    # completions must be prefixed with the flag
    set -l flagPrefix (string match -r -- '-.*=' "$lastArg")

    __${u}_debug "Comps: $comps"
    __${u}_debug "DirectiveLine: $directiveLine"
    __${u}_debug "flagPrefix: $flagPrefix"

    for comp in $comps
        printf "%s%s\\n" "$flagPrefix" "$comp"
    end

    printf "%s\\n" "$directiveLine"
end

# This function limits calls to __${u}_perform_completion, by caching the result
function __${u}_perform_completion_once
    __${u}_debug "Starting __${u}_perform_completion_once"

    if test -n "$__${u}_perform_completion_once_result"
        __${u}_debug "Seems like a valid result already exists, skipping __${u}_perform_completion"
        return 0
    end

    set --global __${u}_perform_completion_once_result (__${u}_perform_completion)
    if test -z "$__${u}_perform_completion_once_result"
        __${u}_debug "No completions, probably due to a failure"
        return 1
    end

    __${u}_debug "Performed completions and set __${u}_perform_completion_once_result"
    return 0
end

# This function is used to clear the cached result after completions are run
function __${u}_clear_perform_completion_once_result
    __${u}_debug ""
    __${u}_debug "========= clearing previously set __${u}_perform_completion_once_result variable =========="
    set --erase __${u}_perform_completion_once_result
    __${u}_debug "Successfully erased the variable __${u}_perform_completion_once_result"
end

function __${u}_requires_order_preservation
    __${u}_debug ""
    __${u}_debug "========= checking if order preservation is required =========="

    __${u}_perform_completion_once
    if test -z "$__${u}_perform_completion_once_result"
        __${u}_debug "Error determining if order preservation is required"
        return 1
    end

    set -l directive (string sub --start 2 $__${u}_perform_completion_once_result[-1])
    __${u}_debug "Directive is: $directive"

    set -l shellCompDirectiveKeepOrder ${f.ShellCompDirectiveKeepOrder}
    set -l keeporder (math (math --scale 0 $directive / $shellCompDirectiveKeepOrder) % 2)
    __${u}_debug "Keeporder is: $keeporder"

    if test $keeporder -ne 0
        __${u}_debug "This does require order preservation"
        return 0
    end

    __${u}_debug "This doesn't require order preservation"
    return 1
end

# This function does two things:
# - Obtain the completions and store them in the global __${u}_comp_results
# - Return false if file completion should be performed
function __${u}_prepare_completions
    __${u}_debug ""
    __${u}_debug "========= starting completion logic =========="

    # Start fresh
    set --erase __${u}_comp_results

    __${u}_perform_completion_once
    __${u}_debug "Completion results: $__${u}_perform_completion_once_result"

    if test -z "$__${u}_perform_completion_once_result"
        __${u}_debug "No completion, probably due to a failure"
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l directive (string sub --start 2 $__${u}_perform_completion_once_result[-1])
    set --global __${u}_comp_results $__${u}_perform_completion_once_result[1..-2]

    __${u}_debug "Completions are: $__${u}_comp_results"
    __${u}_debug "Directive is: $directive"

    set -l shellCompDirectiveError ${p}
    set -l shellCompDirectiveNoSpace ${m}
    set -l shellCompDirectiveNoFileComp ${h}
    set -l shellCompDirectiveFilterFileExt ${g}
    set -l shellCompDirectiveFilterDirs ${_}

    if test -z "$directive"
        set directive 0
    end

    set -l compErr (math (math --scale 0 $directive / $shellCompDirectiveError) % 2)
    if test $compErr -eq 1
        __${u}_debug "Received error directive: aborting."
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l filefilter (math (math --scale 0 $directive / $shellCompDirectiveFilterFileExt) % 2)
    set -l dirfilter (math (math --scale 0 $directive / $shellCompDirectiveFilterDirs) % 2)
    if test $filefilter -eq 1; or test $dirfilter -eq 1
        __${u}_debug "File extension filtering or directory filtering not supported"
        # Do full file completion instead
        return 1
    end

    set -l nospace (math (math --scale 0 $directive / $shellCompDirectiveNoSpace) % 2)
    set -l nofiles (math (math --scale 0 $directive / $shellCompDirectiveNoFileComp) % 2)

    __${u}_debug "nospace: $nospace, nofiles: $nofiles"

    # If we want to prevent a space, or if file completion is NOT disabled,
    # we need to count the number of valid completions.
    # To do so, we will filter on prefix as the completions we have received
    # may not already be filtered so as to allow fish to match on different
    # criteria than the prefix.
    if test $nospace -ne 0; or test $nofiles -eq 0
        set -l prefix (commandline -t | string escape --style=regex)
        __${u}_debug "prefix: $prefix"

        set -l completions (string match -r -- "^$prefix.*" $__${u}_comp_results)
        set --global __${u}_comp_results $completions
        __${u}_debug "Filtered completions are: $__${u}_comp_results"

        # Important not to quote the variable for count to work
        set -l numComps (count $__${u}_comp_results)
        __${u}_debug "numComps: $numComps"

        if test $numComps -eq 1; and test $nospace -ne 0
            # We must first split on \\t to get rid of the descriptions to be
            # able to check what the actual completion will be.
            # We don't need descriptions anyway since there is only a single
            # real completion which the shell will expand immediately.
            set -l split (string split --max 1 "\\t" $__${u}_comp_results[1])

            # Fish won't add a space if the completion ends with any
            # of the following characters: @=/:.,
            set -l lastChar (string sub -s -1 -- $split)
            if not string match -r -q "[@=/:.,]" -- "$lastChar"
                # In other cases, to support the "nospace" directive we trick the shell
                # by outputting an extra, longer completion.
                __${u}_debug "Adding second completion to perform nospace directive"
                set --global __${u}_comp_results $split[1] $split[1].
                __${u}_debug "Completions are now: $__${u}_comp_results"
            end
        end

        if test $numComps -eq 0; and test $nofiles -eq 0
            # To be consistent with bash and zsh, we only trigger file
            # completion when there are no other completions
            __${u}_debug "Requesting file completion"
            return 1
        end
    end

    return 0
end

# Since Fish completions are only loaded once the user triggers them, we trigger them ourselves
# so we can properly delete any completions provided by another script.
# Only do this if the program can be found, or else fish may print some errors; besides,
# the existing completions will only be loaded if the program can be found.
if type -q "${e}"
    # The space after the program name is essential to trigger completion for the program
    # and not completion of the program name itself.
    # Also, we use '> /dev/null 2>&1' since '&>' is not supported in older versions of fish.
    complete --do-complete "${e} " > /dev/null 2>&1
end

# Remove any pre-existing completions for the program since we will be handling all of them.
complete -c ${e} -e

# This will get called after the two calls below and clear the cached result
complete -c ${e} -n '__${u}_clear_perform_completion_once_result'
# The call to __${u}_prepare_completions will setup __${u}_comp_results
# which provides the program's completion choices.
# If this doesn't require order preservation, we don't use the -k flag
complete -c ${e} -n 'not __${u}_requires_order_preservation && __${u}_prepare_completions' -f -a '$__${u}_comp_results'
# Otherwise we use the -k flag
complete -k -c ${e} -n '__${u}_requires_order_preservation && __${u}_prepare_completions' -f -a '$__${u}_comp_results'
`}function i$2(e,l){let u=e.replace(/[-:]/g,`_`);return`# powershell completion for ${e} -*- shell-script -*-

  [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
    function __${e}_debug {
        if ($env:BASH_COMP_DEBUG_FILE) {
            "$args" | Out-File -Append -FilePath "$env:BASH_COMP_DEBUG_FILE"
        }
    }

    filter __${e}_escapeStringWithSpecialChars {
        $_ -replace '\\s|#|@|\\$|;|,|''|\\{|\\}|\\(|\\)|"|\\||<|>|&','\`$&'
    }

[scriptblock]$__${u}CompleterBlock = {
    param(
            $WordToComplete,
            $CommandAst,
            $CursorPosition
        )

    # Get the current command line and convert into a string
    $Command = $CommandAst.CommandElements
    $Command = "$Command"

    __${e}_debug ""
    __${e}_debug "========= starting completion logic =========="
    __${e}_debug "WordToComplete: $WordToComplete Command: $Command CursorPosition: $CursorPosition"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CursorPosition location, so we need
    # to truncate the command-line ($Command) up to the $CursorPosition location.
    # Make sure the $Command is longer then the $CursorPosition before we truncate.
    # This happens because the $Command does not include the last space.
    if ($Command.Length -gt $CursorPosition) {
        $Command = $Command.Substring(0, $CursorPosition)
    }
    __${e}_debug "Truncated command: $Command"

    $ShellCompDirectiveError=${f.ShellCompDirectiveError}
    $ShellCompDirectiveNoSpace=${f.ShellCompDirectiveNoSpace}
    $ShellCompDirectiveNoFileComp=${f.ShellCompDirectiveNoFileComp}
    $ShellCompDirectiveFilterFileExt=${f.ShellCompDirectiveFilterFileExt}
    $ShellCompDirectiveFilterDirs=${f.ShellCompDirectiveFilterDirs}
    $ShellCompDirectiveKeepOrder=${f.ShellCompDirectiveKeepOrder}

    # Prepare the command to request completions for the program.
    # Split the command at the first space to separate the program and arguments.
    $Program, $Arguments = $Command.Split(" ", 2)

    $QuotedArgs = ($Arguments -split ' ' | ForEach-Object { "'" + ($_ -replace "'", "''") + "'" }) -join ' '
    __${e}_debug "QuotedArgs: $QuotedArgs"

    $RequestComp = "& ${l} complete '--' $QuotedArgs"
    __${e}_debug "RequestComp: $RequestComp"

    # we cannot use $WordToComplete because it
    # has the wrong values if the cursor was moved
    # so use the last argument
    if ($WordToComplete -ne "" ) {
        $WordToComplete = $Arguments.Split(" ")[-1]
    }
    __${e}_debug "New WordToComplete: $WordToComplete"


    # Check for flag with equal sign
    $IsEqualFlag = ($WordToComplete -Like "--*=*" )
    if ( $IsEqualFlag ) {
        __${e}_debug "Completing equal sign flag"
        # Remove the flag part
        $Flag, $WordToComplete = $WordToComplete.Split("=", 2)
    }
    $HasTrailingEmptyArg = $QuotedArgs -match "(^| )''$"
    __${e}_debug "HasTrailingEmptyArg: $HasTrailingEmptyArg"
    
    if ( $WordToComplete -eq "" -And ( -Not $IsEqualFlag ) -And ( -Not $HasTrailingEmptyArg )) {
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go method.
        __${e}_debug "Adding extra empty parameter"
        # PowerShell 7.2+ changed the way how the arguments are passed to executables,
        # so for pre-7.2 or when Legacy argument passing is enabled we need to use
        if ($PSVersionTable.PsVersion -lt [version]'7.2.0' -or
            ($PSVersionTable.PsVersion -lt [version]'7.3.0' -and -not [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -or
            (($PSVersionTable.PsVersion -ge [version]'7.3.0' -or [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -and
              $PSNativeCommandArgumentPassing -eq 'Legacy')) {
             $RequestComp="$RequestComp" + ' \`"\`"'
        } else {
             $RequestComp = "$RequestComp" + ' ""'
        }
    }

    __${e}_debug "Calling $RequestComp"
    # First disable ActiveHelp which is not supported for Powershell
    $env:ActiveHelp = 0

    # call the command store the output in $out and redirect stderr and stdout to null
    # $Out is an array contains each line per element
    Invoke-Expression -OutVariable out "$RequestComp" 2>&1 | Out-Null

    # get directive from last line
    [int]$Directive = $Out[-1].TrimStart(':')
    if ($Directive -eq "") {
        # There is no directive specified
        $Directive = 0
    }
    __${e}_debug "The completion directive is: $Directive"

    # remove directive (last element) from out
    $Out = $Out | Where-Object { $_ -ne $Out[-1] }
    __${e}_debug "The completions are: $Out"

    if (($Directive -band $ShellCompDirectiveError) -ne 0 ) {
        # Error code.  No completion.
        __${e}_debug "Received error from custom completion go code"
        return
    }

    $Longest = 0
    [Array]$Values = $Out | ForEach-Object {
        # Split the output in name and description
        $Name, $Description = $_.Split("\`t", 2)
        __${e}_debug "Name: $Name Description: $Description"

        # Look for the longest completion so that we can format things nicely
        if ($Longest -lt $Name.Length) {
            $Longest = $Name.Length
        }

        # Set the description to a one space string if there is none set.
        # This is needed because the CompletionResult does not accept an empty string as argument
        if (-Not $Description) {
            $Description = " "
        }
        @{ Name = "$Name"; Description = "$Description" }
    }


    $Space = " "
    if (($Directive -band $ShellCompDirectiveNoSpace) -ne 0 ) {
        # remove the space here
        __${e}_debug "ShellCompDirectiveNoSpace is called"
        $Space = ""
    }

    if ((($Directive -band $ShellCompDirectiveFilterFileExt) -ne 0 ) -or
       (($Directive -band $ShellCompDirectiveFilterDirs) -ne 0 ))  {
        __${e}_debug "ShellCompDirectiveFilterFileExt ShellCompDirectiveFilterDirs are not supported"

        # return here to prevent the completion of the extensions
        return
    }

    $Values = $Values | Where-Object {
        # filter the result
        $_.Name -like "$WordToComplete*"

        # Join the flag back if we have an equal sign flag
        if ( $IsEqualFlag ) {
            __${e}_debug "Join the equal sign flag back to the completion value"
            $_.Name = $Flag + "=" + $_.Name
        }
    }

    # we sort the values in ascending order by name if keep order isn't passed
    if (($Directive -band $ShellCompDirectiveKeepOrder) -eq 0 ) {
        $Values = $Values | Sort-Object -Property Name
    }

    if (($Directive -band $ShellCompDirectiveNoFileComp) -ne 0 ) {
        __${e}_debug "ShellCompDirectiveNoFileComp is called"

        if ($Values.Length -eq 0) {
            # Just print an empty string here so the
            # shell does not start to complete paths.
            # We cannot use CompletionResult here because
            # it does not accept an empty string as argument.
            ""
            return
        }
    }

    # Get the current mode
    $Mode = (Get-PSReadLineKeyHandler | Where-Object { $_.Key -eq "Tab" }).Function
    __${e}_debug "Mode: $Mode"

    $Values | ForEach-Object {

        # store temporary because switch will overwrite $_
        $comp = $_

        # PowerShell supports three different completion modes
        # - TabCompleteNext (default windows style - on each key press the next option is displayed)
        # - Complete (works like bash)
        # - MenuComplete (works like zsh)
        # You set the mode with Set-PSReadLineKeyHandler -Key Tab -Function <mode>

        # CompletionResult Arguments:
        # 1) CompletionText text to be used as the auto completion result
        # 2) ListItemText   text to be displayed in the suggestion list
        # 3) ResultType     type of completion result
        # 4) ToolTip        text for the tooltip with details about the object

        switch ($Mode) {

            # bash like
            "Complete" {

                if ($Values.Length -eq 1) {
                    __${e}_debug "Only one completion left"

                    # insert space after value
                    [System.Management.Automation.CompletionResult]::new($($comp.Name | __${e}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")

                } else {
                    # Add the proper number of spaces to align the descriptions
                    while($comp.Name.Length -lt $Longest) {
                        $comp.Name = $comp.Name + " "
                    }

                    # Check for empty description and only add parentheses if needed
                    if ($($comp.Description) -eq " " ) {
                        $Description = ""
                    } else {
                        $Description = "  ($($comp.Description))"
                    }

                    [System.Management.Automation.CompletionResult]::new("$($comp.Name)$Description", "$($comp.Name)$Description", 'ParameterValue', "$($comp.Description)")
                }
             }

            # zsh like
            "MenuComplete" {
                # insert space after value
                # MenuComplete will automatically show the ToolTip of
                # the highlighted value at the bottom of the suggestions.
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${e}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }

            # TabCompleteNext and in case we get something unknown
            Default {
                # Like MenuComplete but we don't want to add a space here because
                # the user need to press space anyway to get the completion.
                # Description will not be shown because that's not possible with TabCompleteNext
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${e}_escapeStringWithSpecialChars), "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }
        }

    }
}

Register-ArgumentCompleter -CommandName '${e}' -ScriptBlock $__${u}CompleterBlock
`}const f={ShellCompDirectiveError:1,ShellCompDirectiveNoSpace:2,ShellCompDirectiveNoFileComp:4,ShellCompDirectiveFilterFileExt:8,ShellCompDirectiveFilterDirs:16,ShellCompDirectiveKeepOrder:32,shellCompDirectiveMaxValue:64,ShellCompDirectiveDefault:0};var o$1=class{name;variadic;command;handler;constructor(e,l,u,f=!1){this.command=e,this.name=l,this.handler=u,this.variadic=f}},s=class{value;description;command;handler;alias;isBoolean;constructor(e,l,u,f,p,m){this.command=e,this.value=l,this.description=u,this.handler=f,this.alias=p,this.isBoolean=m}},c=class{value;description;options=/* @__PURE__ */ new Map;arguments=/* @__PURE__ */ new Map;parent;constructor(e,l){this.value=e,this.description=l}option(e,l,u,f){let p,m,h;typeof u==`function`?(p=u,m=f,h=!1):typeof u==`string`?(p=void 0,m=u,h=!0):(p=void 0,m=void 0,h=!0);let g=new s(this,e,l,p,m,h);return this.options.set(e,g),this}argument(e,l,u=!1){let f=new o$1(this,e,l,u);return this.arguments.set(e,f),this}};const p=new class extends c{commands=/* @__PURE__ */ new Map;completions=[];directive=f.ShellCompDirectiveDefault;constructor(){super(``,``)}command(e,l){let u=new c(e,l);return this.commands.set(e,u),u}stripOptions(e){let l=[],u=0;for(;u<e.length;){let f=e[u];if(f.startsWith(`-`)){u++;let l=!1,p=this.findOption(this,f);if(p)l=p.isBoolean??!1;else for(let[,e]of this.commands){let u=this.findOption(e,f);if(u){l=u.isBoolean??!1;break}}!l&&u<e.length&&!e[u].startsWith(`-`)&&u++}else l.push(f),u++}return l}matchCommand(e){e=this.stripOptions(e);let l=[],u=[],f=null;for(let p=0;p<e.length;p++){let m=e[p];l.push(m);let h=this.commands.get(l.join(` `));if(h)f=h;else{u=e.slice(p,e.length);break}}return[f||this,u]}shouldCompleteFlags(e,l){if(l.startsWith(`-`))return!0;if(e?.startsWith(`-`)){let l=this.findOption(this,e);if(!l){for(let[,u]of this.commands)if(l=this.findOption(u,e),l)break}return!(l&&l.isBoolean)}return!1}shouldCompleteCommands(e){return!e.startsWith(`-`)}handleFlagCompletion(e,l,u,f){let p;if(u.includes(`=`)){let[e]=u.split(`=`);p=e}else if(f?.startsWith(`-`)){let l=this.findOption(e,f);l&&!l.isBoolean&&(p=f)}if(p){let l=this.findOption(e,p);if(l?.handler){let u=[];l.handler.call(l,(e,l)=>u.push({value:e,description:l}),e.options),this.completions=u}}else if(u.startsWith(`-`)){let l=u.startsWith(`-`)&&!u.startsWith(`--`),f=u.replace(/^-+/,``);for(let[p,m]of e.options)l&&m.alias&&`-${m.alias}`.startsWith(u)?this.completions.push({value:`-${m.alias}`,description:m.description}):!l&&p.startsWith(f)&&this.completions.push({value:`--${p}`,description:m.description})}}findOption(e,l){let u=e.options.get(l);if(u||(u=e.options.get(l.replace(/^-+/,``)),u))return u;for(let[u,f]of e.options)if(f.alias&&`-${f.alias}`===l)return f}handleCommandCompletion(e,l){let u=this.stripOptions(e);for(let[e,f]of this.commands){if(e===``)continue;let p=e.split(` `);p.slice(0,u.length).every((e,l)=>e===u[l])&&p[u.length]?.startsWith(l)&&this.completions.push({value:p[u.length],description:f.description})}}handlePositionalCompletion(e,l){let u=this.stripOptions(l),f=e.value.split(` `).length,p=Math.max(0,u.length-f),m=Array.from(e.arguments.entries());if(m.length>0){let l;if(p<m.length){let[e,u]=m[p];l=u}else{let e=m[m.length-1][1];e.variadic&&(l=e)}if(l&&l.handler&&typeof l.handler==`function`){let u=[];l.handler.call(l,(e,l)=>u.push({value:e,description:l}),e.options),this.completions.push(...u)}}}complete(e){this.directive=f.ShellCompDirectiveNoFileComp;let l=/* @__PURE__ */ new Set;this.completions.filter(e=>!l.has(e.value)&&(l.add(e.value),!0)).filter(l=>{if(e.includes(`=`)){let[,u]=e.split(`=`);return l.value.startsWith(u)}return l.value.startsWith(e)}).forEach(e=>console.log(`${e.value}\t${e.description??``}`)),console.log(`:${this.directive}`)}parse(e){this.completions=[];let l=e[e.length-1]===``;l&&e.pop();let u=e[e.length-1]||``,f=e.slice(0,-1);l&&(u!==``&&f.push(u),u=``);let[p]=this.matchCommand(f),m=f[f.length-1];this.shouldCompleteFlags(m,u)?this.handleFlagCompletion(p,f,u,m):(this.shouldCompleteCommands(u)&&this.handleCommandCompletion(f,u),p&&p.arguments.size>0&&this.handlePositionalCompletion(p,f)),this.complete(u)}setup(e,l,f){switch((0,u.default)(f===`zsh`||f===`bash`||f===`fish`||f===`powershell`,`Unsupported shell`),f){case`zsh`:{let u=t$1(e,l);console.log(u);break}case`bash`:{let u=n$1(e,l);console.log(u);break}case`fish`:{let u=r$1(e,l);console.log(u);break}case`powershell`:{let u=i$2(e,l);console.log(u);break}}}};function d(e,l,u){p.setup(l,u,e)}function t(e,l){let u=e.name(),f=l?.completionCommandName??`complete`,m=e.createCommand(f).description(`Generate shell completion scripts`).addArgument(e.createArgument(`<shell>`,`Shell type for completion script`).choices([`zsh`,`bash`,`fish`,`powershell`])).action(e=>{p.setup(u,u,e)});m.copyInheritedSettings(e);let h=e.createCommand(`complete`).description(`Generate completion suggestions`).usage(`-- [args...]`).argument(`[args...]`).action(l=>{if(f!==`complete`){let u=e.rawArgs;l.length===1&&!u.includes(`--`)&&e.error(`error: completion requests are called like \`complete -- [args]\`.\n(Did you mean \`${f} ${l[0]}\` to generate shell script?)`)}p.parse(l)});return h.copyInheritedSettings(e),f===`complete`?e.command(`complete`).description(`Generate shell completion scripts`).argument(`[shell]`,`shell type (choices: "zsh", "bash", "fish", "powershell")`).allowExcessArguments().action((l,u,f)=>{let p=e.rawArgs,g=p.indexOf(`complete`),_=p.indexOf(`--`);g!==-1&&_!==-1&&_===g+1?h.parse([`--`,...f.args],{from:`user`}):m.parse(f.args,{from:`user`})}):(e.addCommand(m),e.addCommand(h,{hidden:!0})),r(e),a(e),p}function n(e,l){let u=l.createHelp().visibleOptions(l);for(let l of u){let u=l.short?.slice(1);u&&u[0]===`-`&&(u=void 0);let f=l.long?.slice(2);if(f){let p=l.required||l.optional,m=l.argChoices??[],o;p&&m.length>0?o=e=>{for(let l of m)e(l,``)}:p&&(o=()=>{}),o?e.option(f,l.description,o,u):e.option(f,l.description,u)}}}function r(e){n(p,e),i(p,e)}function i(e,l){for(let u of l.registeredArguments){let l=u.argChoices;l?.length?e.argument(u.name(),e=>{for(let u of l)e(u,``)},u.variadic):e.argument(u.name(),void 0,u.variadic)}}function a(e){let l=/* @__PURE__ */ new Map;o(e,``,l);for(let[e,u]of l.entries()){if(e===``)continue;let l=p.command(e,u.description()||``);n(l,u),i(l,u)}}function o(e,l,u){u.set(l,e);let f=e.createHelp().visibleCommands(e);for(let e of f)o(e,l?`${l} ${e.name()}`:e.name(),u)}exports.addCompletion=l.t,exports.n=d,exports.r=p,exports.t=t;